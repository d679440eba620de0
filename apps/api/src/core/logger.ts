import { DrizzleQueryError } from 'drizzle-orm';

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

const stackOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /^\s+at /.test(line));

/** What the database said, without values: its messages quote them. */
function databaseDetails(error: unknown): Record<string, unknown> {
  const facts = typeof error === 'object' && error !== null ? Object.entries(error) : [];
  return Object.fromEntries(facts.filter(([key]) => ['code', 'constraint', 'table', 'column'].includes(key)));
}

/** Parameters of a query can be a code, or a mail with one: the error of a failed query is logged without them. */
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

/** A logger that never gets the parameters of a failed query. */
export const withCleanErrors = (logger: Logger): Logger => ({
  warn: (message, details) => logger.warn(message, clean(details)),
  error: (message, details) => logger.error(message, clean(details)),
});
