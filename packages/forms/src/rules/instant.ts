import * as v from 'valibot';
import { failure } from './messages.ts';
import { fieldRule, rule } from './rule.ts';
import { required } from './text.ts';

// RFC 3339 with optional seconds, as browsers write them. The offset is required: without it, a server in another time
// zone would read another instant.
const pattern =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Milliseconds since 1970 of an instant with an offset; `undefined` if invalid (February 31). */
export function readInstant(text: string): number | undefined {
  const match = text.length <= 35 ? pattern.exec(text) : null;
  if (!match) return undefined;
  const [year, month, day] = match.slice(1, 4).map(Number) as [number, number, number];
  if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return undefined;
  return Date.parse(text);
}

/** A date as `YYYY-MM-DD`, without time or zone. Impossible dates, such as June 31, are rejected. */
export const calendarDay = v.pipe(
  v.string(),
  required,
  rule((text: string) => text.length === 10 && readInstant(`${text}T00:00Z`) !== undefined, failure('DATE')),
);

/**
 * For an object schema's pipe: `end` must be later than `start`. Invalid values are not compared. The error belongs
 * to `end`.
 * @__NO_SIDE_EFFECTS__
 */
export const endAfterStart = <Start extends string, End extends string>(start: Start, end: End) =>
  fieldRule(
    (range: Record<Start | End, string>) => {
      const [from, to] = [range[start], range[end]].map((value) =>
        typeof value === 'string' ? readInstant(value) : undefined,
      );
      return from === undefined || to === undefined || to > from;
    },
    end,
    failure('END_NOT_LATER'),
  );
