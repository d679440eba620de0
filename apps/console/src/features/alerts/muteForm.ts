import { calendarDay, failure, fieldRule, oneOf } from '@edge-console/forms/rules';
import * as v from 'valibot';

const hour = 3_600_000;
const maxDays = 364;

/** Hours, until tomorrow morning, or until a day. */
export const muteLengths = ['1', '8', 'tomorrow', '168', 'custom'] as const;

/** 09:00 in the user's time zone, on a day after the current one. */
function morningAfter(now: number, days: number): Date {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 9);
}

function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const firstDay = (now: number): string => dayOf(morningAfter(now, 1));
export const lastDay = (now: number): string => dayOf(morningAfter(now, maxDays));

const fields = v.object({ length: oneOf(muteLengths), day: v.string() });

export type MuteValues = v.InferInput<typeof fields>;

const isPossibleDay = (day: string, now: number): boolean =>
  v.is(calendarDay, day) && day >= firstDay(now) && day <= lastDay(now);

/** @param now when the form was opened, so that a retry sends the same time */
export const muteRule = (now: number) =>
  v.pipe(
    fields,
    fieldRule(
      ({ length, day }: v.InferOutput<typeof fields>) => length !== 'custom' || isPossibleDay(day, now),
      'day',
      failure('DATE'),
    ),
  );

export const newMute = (now: number): MuteValues => ({ length: '8', day: firstDay(now) });

/** When the rule notifies again. */
export function mutedUntil({ length, day }: MuteValues, now: number): string {
  if (length === 'custom') return new Date(`${day}T09:00:00`).toISOString();
  if (length === 'tomorrow') return morningAfter(now, 1).toISOString();
  return new Date(now + Number(length) * hour).toISOString();
}
