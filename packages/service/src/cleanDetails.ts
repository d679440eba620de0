/** The calls of a stack without the message. */
export const stackOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /^\s+at /.test(line));

/** Details of a database error without values, which its messages quote. */
function databaseDetails(error: unknown): Record<string, unknown> {
  const facts = typeof error === 'object' && error !== null ? Object.entries(error) : [];
  return Object.fromEntries(facts.filter(([key]) => ['code', 'constraint', 'table', 'column'].includes(key)));
}

/** Removes query parameters from an error, because they can contain a code or a mail with one. */
function withoutParameters(value: unknown): unknown {
  // Drizzle's error of a failed query.
  if (value instanceof Error && 'query' in value && 'params' in value) {
    const error = new Error(`Failed query: ${String(value.query)}`, { cause: databaseDetails(value.cause) });
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

/** Details of a log line without the parameters of a failed query. */
export const cleanDetails = (details: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, withoutParameters(value)]));
