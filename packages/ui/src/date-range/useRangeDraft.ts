import { parseDateTime, parseZonedDateTime, toCalendarDateTime, fromAbsolute } from '@internationalized/date';
import { useState } from 'react';
import type { IsoDate } from '../calendar/isoDate.ts';
import { formatNumber } from '../formats/index.ts';
import { readNumber } from '../formats/readNumber.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { dateRangeMessages } from './messages.ts';
import {
  maxAmount,
  parseTime,
  resolveDateRange,
  toIsoInstant,
  type DateRangeUnit,
  type DateRangeValue,
} from './range.ts';

/** Field values, complete or not. */
interface Draft {
  kind: DateRangeValue['kind'];
  amount: string;
  unit: DateRangeUnit;
  fromDay: IsoDate | null;
  fromTime: string;
  toDay: IsoDate | null;
  toTime: string;
}

function draftOf(value: DateRangeValue, now: Date, zone: string): Draft {
  const { from, to } = resolveDateRange(value, now, zone);
  const [first, last] = [from, to].map((date) => toCalendarDateTime(fromAbsolute(date.getTime(), zone)).toString());
  const last24h = { amount: '24', unit: 'hour' } as const;
  const relative = value.kind === 'relative' ? { amount: String(value.amount), unit: value.unit } : last24h;
  return {
    kind: value.kind,
    ...relative,
    fromDay: first?.slice(0, 10) ?? null,
    fromTime: first?.slice(11, 16) ?? '',
    toDay: last?.slice(0, 10) ?? null,
    toTime: last?.slice(11, 16) ?? '',
  };
}

/** The instant of a local time in a time zone; a skipped time moves forward. */
function instantOf(day: IsoDate, time: string, zone: string): string {
  return toIsoInstant(parseZonedDateTime(`${parseDateTime(`${day}T${time}`).toString()}[${zone}]`).toDate());
}

type RangeProblem = 'amount' | 'days' | 'times' | 'order';

/** The value at opening, and its field values. */
interface Opened {
  value: DateRangeValue;
  draft: Draft;
}

function valueOf(draft: Draft, opened: Opened, zone: string, locale: string): DateRangeValue | RangeProblem {
  if (draft.kind === 'relative') {
    const amount = readNumber(draft.amount, locale) ?? 0;
    const isValid = Number.isInteger(amount) && amount >= 1 && amount <= maxAmount;
    return isValid ? { kind: 'relative', amount, unit: draft.unit } : 'amount';
  }
  if (draft.fromDay === null || draft.toDay === null) return 'days';
  const [fromTime, toTime] = [parseTime(draft.fromTime), parseTime(draft.toTime)];
  if (fromTime === undefined || toTime === undefined) return 'times';
  // Fields have no seconds, and a repeated hour is ambiguous, so an unchanged field keeps its original instant.
  const openedRange = opened.value.kind === 'absolute' ? opened.value : undefined;
  const { fromDay, fromTime: openedFrom, toDay, toTime: openedTo } = opened.draft;
  const isFromUnchanged = draft.fromDay === fromDay && fromTime === openedFrom;
  const isToUnchanged = draft.toDay === toDay && toTime === openedTo;
  const from = (isFromUnchanged && openedRange?.from) || instantOf(draft.fromDay, fromTime, zone);
  const to = (isToUnchanged && openedRange?.to) || instantOf(draft.toDay, toTime, zone);
  return from < to ? { kind: 'absolute', from, to } : 'order';
}

/** The draft of a range, its value, and its error. */
export function useRangeDraft(value: DateRangeValue | null, now: Date, zone: string) {
  const messages = useMessages(dateRangeMessages);
  const locale = useLocale();
  const [opened] = useState((): Opened => {
    const first = value ?? { kind: 'relative', amount: 24, unit: 'hour' };
    return { value: first, draft: draftOf(first, now, zone) };
  });
  const [draft, setDraft] = useState(opened.draft);
  const result = valueOf(draft, opened, zone, locale);
  const problem = typeof result === 'string' ? result : undefined;
  const errorMessages = {
    amount: messages.amountInvalid(formatNumber(maxAmount, locale)),
    days: messages.chooseBoth,
    times: messages.timeUnreadable,
    order: messages.orderInvalid,
  };
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    value: typeof result === 'string' ? undefined : result,
    problem,
    message: problem && errorMessages[problem],
  };
}

export type RangeDraft = ReturnType<typeof useRangeDraft>;
