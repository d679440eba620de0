import { fromAbsolute } from '@internationalized/date';
import { localTimeZone } from '../date-time/localTimeZone.ts';

export type DateRangeUnit = 'hour' | 'day' | 'week' | 'month';

/** The last so many units until the present. */
export type RelativeRange = { kind: 'relative'; amount: number; unit: DateRangeUnit };

/** A span of time: the last so many units until the present, or between two moments. */
export type DateRangeValue =
  | RelativeRange
  /** Two moments, ISO 8601 in UTC to the second: "2026-11-05T13:00:00Z". */
  | { kind: 'absolute'; from: string; to: string };

/** The largest amount of a relative range. */
export const maxAmount = 999;

/**
 * The two moments that a range means at `now`. Hours are hours; days, weeks and months are those of the calendar in `zone`:
 * "last 7 days" began at this time of the clock a week ago, also when the clock was changed since.
 */
export function resolveDateRange(value: DateRangeValue, now: Date, zone = localTimeZone()): { from: Date; to: Date } {
  if (value.kind === 'absolute') return { from: new Date(value.from), to: new Date(value.to) };
  const { amount, unit } = value;
  if (unit === 'hour') return { from: new Date(now.getTime() - amount * 3_600_000), to: now };
  const from = fromAbsolute(now.getTime(), zone).subtract({ [`${unit}s`]: amount });
  return { from: from.toDate(), to: now };
}

/** A moment to the second, as a range holds it. */
export const toMoment = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/u, 'Z');

const unitLetters = { hour: 'h', day: 'd', week: 'w', month: 'mo' } as const;
const units = Object.entries(unitLetters) as [DateRangeUnit, string][];
const pack = (moment: string) => moment.replaceAll(/[-:]/gu, '');
const unpack = (packed: string) =>
  packed.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/u, '$1-$2-$3T$4:$5:$6Z');

/** For an address: "24h", "3mo", "20261105T130000Z-20261106T000000Z". */
export function serializeDateRange(value: DateRangeValue): string {
  if (value.kind === 'relative') return `${value.amount}${unitLetters[value.unit]}`;
  return `${pack(value.from)}-${pack(value.to)}`;
}

const isMoment = (text: string) => {
  const time = Date.parse(text);
  return !Number.isNaN(time) && toMoment(new Date(time)) === text;
};

/** What `serializeDateRange` wrote; nothing when an address holds anything else. */
export function parseDateRange(text: string): DateRangeValue | undefined {
  const relative = /^([1-9]\d{0,2})(h|d|w|mo)$/u.exec(text);
  if (relative) {
    const unit = units.find(([, letters]) => letters === relative[2])?.[0];
    return unit && { kind: 'relative', amount: Number(relative[1]), unit };
  }
  const absolute = /^(\d{8}T\d{6}Z)-(\d{8}T\d{6}Z)$/u.exec(text);
  if (!absolute) return undefined;
  const [from, to] = [unpack(absolute[1] ?? ''), unpack(absolute[2] ?? '')];
  return isMoment(from) && isMoment(to) && from < to ? { kind: 'absolute', from, to } : undefined;
}

/** The time of a day as people type it: "14:30", "1430", "9", "2:30 pm"; as "HH:MM". */
export function parseTime(text: string): string | undefined {
  const parts = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(am|pm)?$/u.exec(text.trim().toLowerCase());
  if (!parts) return undefined;
  const typed = Number(parts[1]);
  const half = parts[3];
  if (half !== undefined && (typed < 1 || typed > 12)) return undefined;
  const hour = half === undefined ? typed : (typed % 12) + (half === 'pm' ? 12 : 0);
  const minute = Number(parts[2] ?? 0);
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
