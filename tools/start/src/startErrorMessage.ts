/** The causes of an error, from the outermost: the first is often no more than the statement that failed. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let at: unknown = error; at instanceof Error; at = at.cause) causes.push(at);
  return causes;
}

/** What is said of an error that ends the start: the innermost cause, in its own words. */
export function startErrorMessage(error: unknown): string {
  const cause = causesOf(error).at(-1);
  if (!cause) return String(error);
  const code = 'code' in cause ? cause.code : undefined;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return `The database of DATABASE_URL does not answer (${cause.message || String(code)}). Is it running, and is the address right?`;
  }
  return cause.message;
}
