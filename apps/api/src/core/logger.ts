import { DrizzleQueryError } from 'drizzle-orm';

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

const stackOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /^\s+at /.test(line));

/** Details of a database error without values, which its messages quote. */
function databaseDetails(error: unknown): Record<string, unknown> {
  const facts = typeof error === 'object' && error !== null ? Object.entries(error) : [];
  return Object.fromEntries(facts.filter(([key]) => ['code', 'constraint', 'table', 'column'].includes(key)));
}

/** Removes query parameters from an error, because they can contain a code or a mail with one. */
function withoutParameters(value: unknown): unknown {
  if (value instanceof DrizzleQueryError) {
    const error = new Error(`Failed query: ${value.query}`, { cause: databaseDetails(value.cause) });
    error.stack = [`Error: ${error.message}`, ...stackOf(value)].join('\n');
    return error;
  }
  if (!(value instanceof Error) || value.cause === undefined) return value;
  const cause = withoutParameters(value.cause);
  if (cause === value.cause) return value;
  const error = new Error(value.message, { cause });
  error.stack = [`${value.name}: ${value.message}`, ...stackOf(value)].join('\n');
  return error;
}

const clean = (details: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, withoutParameters(value)]));

/** A logger that never receives the parameters of a failed query. */
export const withCleanErrors = (logger: Logger): Logger => ({
  warn: (message, details) => logger.warn(message, clean(details)),
  error: (message, details) => logger.error(message, clean(details)),
});
