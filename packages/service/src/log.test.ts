import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from './log.ts';

const lines: string[] = [];
const open = (level: 'info' | 'warn' = 'info') =>
  createLogger({ service: 'api', version: '1.4.0', level, write: (line) => void lines.push(line) });
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 30) });
});
afterEach(() => {
  vi.useRealTimers();
  lines.length = 0;
});

it('writes JSON lines with the service, its version, and the causes of errors', () => {
  open().error('The outbox could not be read', {
    requestId: 'r1',
    error: new Error('Query failed', { cause: new Error('No connection', { cause: { code: '57P01' } }) }),
  });
  expect(logged()).toEqual([
    {
      level: 'error',
      time: '2026-11-30T00:00:00.000Z',
      service: 'api',
      version: '1.4.0',
      requestId: 'r1',
      error: expect.objectContaining({
        type: 'Error',
        message: 'Query failed',
        cause: expect.objectContaining({ message: 'No connection', cause: { code: '57P01' } }) as unknown,
      }) as unknown,
      message: 'The outbox could not be read',
    },
  ]);
});

it('counts equal errors for a minute instead of writing them', () => {
  const logger = open();
  const fail = (reason: string) => logger.error('No answer', { error: new Error(reason) });
  for (let time = 0; time < 1_000; time += 1) fail('refused');
  fail('timeout');
  expect(logged().map(({ message }) => message)).toEqual(['No answer', 'No answer']);
  vi.advanceTimersByTime(60_000);
  expect(logged()[2]).toMatchObject({ message: 'No answer', repeated: 999, error: { message: 'refused' } });
  expect(lines).toHaveLength(3);
  fail('refused');
  expect(lines).toHaveLength(4);
});

it('writes what it has counted when the service stops', () => {
  const logger = open();
  logger.warn('Slow');
  logger.warn('Slow');
  logger.flush();
  expect(logged().map(({ repeated }) => repeated)).toEqual([undefined, 1]);
});

it('leaves out what is less severe than its level', () => {
  const logger = open('warn');
  logger.info('Ready');
  logger.warn('Slow');
  expect(logged().map(({ message }) => message)).toEqual(['Slow']);
});
