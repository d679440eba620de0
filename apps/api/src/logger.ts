/** The log for operators. Details may hold an error; never a token or a password. */
export type Logger = {
  readonly warn: (message: string, details: Readonly<Record<string, unknown>>) => void;
  readonly error: (message: string, details: Readonly<Record<string, unknown>>) => void;
};

/* The one place that writes to the console; a host that collects logs gives its own. */
export const consoleLogger: Logger = {
  warn: (message, details) => console.warn(message, details),
  error: (message, details) => console.error(message, details),
};
