/** The instants a written date means: `from` ≤ t < `until`; `last` is the greatest of them. */
export type TimestampRange = { readonly from: Date; readonly until: Date; readonly last: Date };

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;
const dateAndTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const dayMilliseconds = 86_400_000;

/** That day in UTC, or that millisecond. */
function readOne(text: string): TimestampRange | null {
  if (!dateOnly.test(text) && !dateAndTime.test(text)) return null;
  const start = Date.parse(text);
  if (Number.isNaN(start)) return null;
  const year = new Date(start).getUTCFullYear();
  if (year < 1 || year > 9998) return null;
  // Date.parse lets 31 February pass as 3 March.
  if (dateOnly.test(text) && new Date(start).toISOString().slice(0, 10) !== text) return null;
  const length = dateOnly.test(text) ? dayMilliseconds : 1;
  return { from: new Date(start), until: new Date(start + length), last: new Date(start + length - 1) };
}

/**
 * An ISO date (that day in UTC), an ISO date and time with its zone (that millisecond), or an ISO interval of two such times, its
 * end excluded (a day in another zone); of the years 1 to 9998, which JavaScript and PostgreSQL write alike; null for anything else.
 */
export function parseTimestampRange(text: string): TimestampRange | null {
  const [first = '', second, ...rest] = text.split('/');
  if (second === undefined) return readOne(first);
  const [from, until] = [first, second].map((end) => (dateAndTime.test(end) ? readOne(end)?.from : undefined));
  // A day that a zone left out (Pacific/Apia, 30 Dec 2011) has no moments.
  if (rest.length > 0 || !from || !until || from > until) return null;
  return { from, until, last: new Date(until.getTime() - 1) };
}
