import { describe, expect, it, vi } from 'vitest';
import { createLogger, type LogLevel, logLevels, logTime } from './logger.ts';

const at = new Date(2026, 0, 5, 7, 8, 9, 4);

function logOf(level: LogLevel) {
  const write = () => vi.fn<(...values: unknown[]) => void>();
  const console = { error: write(), warn: write(), info: write(), debug: write(), trace: write() };
  return { console, logger: createLogger({ level, now: () => at, console }) };
}

describe('the log', () => {
  it('starts each line with a timestamp in milliseconds', () => {
    expect(logTime(at)).toBe('2026-01-05 07:08:09:004');
    const { console, logger } = logOf('warn');
    const details = { id: 1 };
    logger.error('Page failed', details);
    expect(console.error).toHaveBeenCalledExactlyOnceWith('2026-01-05 07:08:09:004 Page failed', details);
  });

  it.each(logLevels)('at level %s includes that severity and above', (level) => {
    const { console, logger } = logOf(level);
    for (const line of ['error', 'warn', 'info', 'debug', 'trace'] as const) {
      logger[line]('x');
      expect(console[line]).toHaveBeenCalledTimes(logLevels.indexOf(line) <= logLevels.indexOf(level) ? 1 : 0);
    }
  });
});
