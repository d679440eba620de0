/** The causes of an error, outermost first. The first one often contains only the statement that failed. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let at: unknown = error; at instanceof Error; at = at.cause) causes.push(at);
  return causes;
}

/** The message of an error that ends the start: the innermost cause. */
export function startErrorMessage(error: unknown): string {
  const cause = causesOf(error).at(-1);
  if (!cause) return String(error);
  const code = 'code' in cause ? cause.code : undefined;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return `The database at DATABASE_URL does not respond (${cause.message || String(code)}). Check that it is running and that the URL is correct.`;
  }
  return cause.message;
}
