/** The instants that a written date covers: `from` ≤ t < `until`. `last` is the greatest of them. */
export type TimestampRange = { readonly from: Date; readonly until: Date; readonly last: Date };

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;
const dateAndTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const dayMilliseconds = 86_400_000;

/** A day in UTC, or a millisecond. */
function readOne(text: string): TimestampRange | null {
  if (!dateOnly.test(text) && !dateAndTime.test(text)) return null;
  const start = Date.parse(text);
  if (Number.isNaN(start)) return null;
  const year = new Date(start).getUTCFullYear();
  if (year < 1 || year > 9998) return null;
  // Date.parse accepts 31 February as 3 March.
  if (dateOnly.test(text) && new Date(start).toISOString().slice(0, 10) !== text) return null;
  const length = dateOnly.test(text) ? dayMilliseconds : 1;
  return { from: new Date(start), until: new Date(start + length), last: new Date(start + length - 1) };
}

/**
 * Parses an ISO date (a day in UTC), an ISO date and time with a zone (a millisecond), or an ISO interval of two of them without its end (a
 * day in another zone). Years 1 to 9998, which JavaScript and PostgreSQL format the same way. Null for anything else.
 */
export function parseTimestampRange(text: string): TimestampRange | null {
  const [first = '', second, ...rest] = text.split('/');
  if (second === undefined) return readOne(first);
  const [from, until] = [first, second].map((end) => (dateAndTime.test(end) ? readOne(end)?.from : undefined));
  // A day that was skipped in its time zone (Pacific/Apia, 30 Dec 2011) has no instants.
  if (rest.length > 0 || !from || !until || from > until) return null;
  return { from, until, last: new Date(until.getTime() - 1) };
}
