import * as v from 'valibot';
import { failure } from './messages.ts';
import { fieldRule, rule } from './rule.ts';
import { required } from './text.ts';

// RFC 3339 with seconds optional, as browsers write them. The offset is not: without it the server, which is elsewhere,
// would read another moment.
const pattern =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Milliseconds since 1970 of a moment written with its offset; `undefined` when it is none (31 February is none). */
export function readInstant(text: string): number | undefined {
  const match = text.length <= 35 ? pattern.exec(text) : null;
  if (!match) return undefined;
  const [year, month, day] = match.slice(1, 4).map(Number) as [number, number, number];
  if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return undefined;
  return Date.parse(text);
}

/** A day as `YYYY-MM-DD`, without a time or a zone. What is none, such as 31 June, is refused. */
export const calendarDay = v.pipe(
  v.string(),
  required,
  rule((text: string) => text.length === 10 && readInstant(`${text}T00:00Z`) !== undefined, failure('DATE')),
);

/**
 * Step of an object schema: the moment `end` is later than `start`. What either's own rule refuses is not compared. The
 * failure belongs to `end`. @__NO_SIDE_EFFECTS__
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
