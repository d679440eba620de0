import type { IsoDate } from './isoDate.ts';

/** Which days may be chosen. */
export interface DateRules {
  /** The first day that may be chosen, `YYYY-MM-DD`. */
  minValue?: IsoDate | undefined;
  /** The last day that may be chosen, `YYYY-MM-DD`. */
  maxValue?: IsoDate | undefined;
  /** Why a day between them may not be chosen, or nothing when it may. */
  unavailable?: ((day: IsoDate) => string | undefined) | undefined;
}

interface DateRuleTexts {
  tooEarly: (day: string) => string;
  tooLate: (day: string) => string;
}

/** What forbids a day, in words. */
export function unavailableReason(
  day: IsoDate,
  { minValue, maxValue, unavailable }: DateRules,
  messages: DateRuleTexts,
  format: (day: IsoDate) => string,
): string | undefined {
  if (minValue !== undefined && day < minValue) return messages.tooEarly(format(minValue));
  if (maxValue !== undefined && day > maxValue) return messages.tooLate(format(maxValue));
  return unavailable?.(day);
}
