/** In order of severity; a level includes those before it. */
export const logLevels = ['off', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];
type Writing = Exclude<LogLevel, 'off'>;

const padded = (value: number, length = 2) => String(value).padStart(length, '0');

/** Local time as yyyy-MM-dd HH:mm:ss:SSS. */
export function logTime(at: Date): string {
  const date = [padded(at.getFullYear(), 4), padded(at.getMonth() + 1), padded(at.getDate())].join('-');
  const time = [
    padded(at.getHours()),
    padded(at.getMinutes()),
    padded(at.getSeconds()),
    padded(at.getMilliseconds(), 3),
  ];
  return `${date} ${time.join(':')}`;
}

export type LoggerOptions = {
  level: LogLevel;
  now: () => Date;
  console: Pick<Console, Writing>;
};

/** Logs messages at the level and above to the browser console. */
export function createLogger({ level, now, console }: LoggerOptions) {
  const isWritten = (line: Writing) => logLevels.indexOf(line) <= logLevels.indexOf(level);
  const write =
    (line: Writing) =>
    (text: string, ...details: readonly unknown[]): void => {
      if (isWritten(line)) console[line](`${logTime(now())} ${text}`, ...details);
    };
  return {
    error: write('error'),
    warn: write('warn'),
    info: write('info'),
    debug: write('debug'),
    trace: write('trace'),
  };
}

export const logger = createLogger({ level: import.meta.env.DEV ? 'debug' : 'warn', now: () => new Date(), console });
