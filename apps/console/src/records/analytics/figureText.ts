import { analyticsMessages } from './messages.ts';

const messages = analyticsMessages.totals;

type Formats = { compact: (value: number) => string; number: (value: number, digits?: number) => string };

/** An average: a short session is a small part of a viewer. */
export function audienceText(audience: number, { compact, number }: Formats): string {
  if (audience === 0 || audience >= 1) return compact(audience);
  return audience < 0.01 ? messages.lessThan(number(0.01, 2)) : number(audience, 2);
}

/** Viewing time in the largest unit that leaves at least 1. */
export function viewingText(seconds: number, { compact, number }: Formats): string {
  if (seconds === 0 || seconds >= 3_600) return messages.hours(compact(seconds / 3_600));
  return seconds < 60 ? messages.seconds(number(seconds, 0)) : messages.minutes(number(seconds / 60, 0));
}
