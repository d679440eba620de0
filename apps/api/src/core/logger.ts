import { cleanDetails } from '@edge-console/service';

/** The operators' log. Details can contain an error, but never a token or a password. */
export type Logger = {
  readonly warn: (message: string, details: Readonly<Record<string, unknown>>) => void;
  readonly error: (message: string, details: Readonly<Record<string, unknown>>) => void;
};

/* The only code that writes to the console. A host that collects logs passes its own logger. */
export const consoleLogger: Logger = {
  warn: (message, details) => console.warn(message, details),
  error: (message, details) => console.error(message, details),
};

/** A logger that never receives the parameters of a failed query. */
export const withCleanErrors = (logger: Logger): Logger => ({
  warn: (message, details) => logger.warn(message, cleanDetails(details)),
  error: (message, details) => logger.error(message, cleanDetails(details)),
});
