import { parseDateTime, parseZonedDateTime, toCalendarDateTime, fromAbsolute } from '@internationalized/date';
import { useState } from 'react';
import type { IsoDate } from '../calendar/isoDate.ts';
import { formatNumber } from '../formats/index.ts';
import { readNumber } from '../formats/readNumber.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { dateRangeMessages } from './messages.ts';
import { maxAmount, parseTime, resolveDateRange, toMoment, type DateRangeUnit, type DateRangeValue } from './range.ts';

/** What stands in the fields, whole or not. */
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

/** The moment at a time of a day in a zone; when the clock skips it, the one it was set forward to. */
function momentOf(day: IsoDate, time: string, zone: string): string {
  return toMoment(parseZonedDateTime(`${parseDateTime(`${day}T${time}`).toString()}[${zone}]`).toDate());
}

type RangeProblem = 'amount' | 'days' | 'times' | 'order';

/** The value a panel was opened with, and how the fields told it. */
interface Opened {
  value: DateRangeValue;
  draft: Draft;
}

function valueOf(draft: Draft, opened: Opened, zone: string, locale: string): DateRangeValue | RangeProblem {
  if (draft.kind === 'relative') {
    const amount = readNumber(draft.amount, locale) ?? 0;
    const isWhole = Number.isInteger(amount) && amount >= 1 && amount <= maxAmount;
    return isWhole ? { kind: 'relative', amount, unit: draft.unit } : 'amount';
  }
  if (draft.fromDay === null || draft.toDay === null) return 'days';
  const [fromTime, toTime] = [parseTime(draft.fromTime), parseTime(draft.toTime)];
  if (fromTime === undefined || toTime === undefined) return 'times';
  // The fields tell neither seconds nor which of two equal hours in autumn: what is as they told it is not read from them.
  const kept = opened.value.kind === 'absolute' ? opened.value : undefined;
  const { fromDay, fromTime: openedFrom, toDay, toTime: openedTo } = opened.draft;
  const isFromKept = draft.fromDay === fromDay && fromTime === openedFrom;
  const isToKept = draft.toDay === toDay && toTime === openedTo;
  const from = (isFromKept && kept?.from) || momentOf(draft.fromDay, fromTime, zone);
  const to = (isToKept && kept?.to) || momentOf(draft.toDay, toTime, zone);
  return from < to ? { kind: 'absolute', from, to } : 'order';
}

/** What is being chosen, what it means, and what keeps it from meaning anything. */
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
  const words = {
    amount: messages.amountWrong(formatNumber(maxAmount, locale)),
    days: messages.chooseBoth,
    times: messages.timeUnreadable,
    order: messages.orderWrong,
  };
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    value: typeof result === 'string' ? undefined : result,
    problem,
    message: problem && words[problem],
  };
}

export type RangeDraft = ReturnType<typeof useRangeDraft>;
