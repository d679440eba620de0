import type { IsoDate } from './isoDate.ts';

/** Which days may be chosen. */
export interface DateRules {
  /** The first day that may be chosen, `YYYY-MM-DD`. */
  min?: IsoDate | undefined;
  /** The last day that may be chosen, `YYYY-MM-DD`. */
  max?: IsoDate | undefined;
  /** Why a day between them may not be chosen, or nothing when it may. */
  unavailable?: ((day: IsoDate) => string | undefined) | undefined;
}

interface DateRuleTexts {
  tooEarly: (day: string) => string;
  tooLate: (day: string) => string;
}

/** What forbids a day, in words. */
export function forbids(
  day: IsoDate,
  { min, max, unavailable }: DateRules,
  texts: DateRuleTexts,
  format: (day: IsoDate) => string,
): string | undefined {
  if (min !== undefined && day < min) return texts.tooEarly(format(min));
  if (max !== undefined && day > max) return texts.tooLate(format(max));
  return unavailable?.(day);
}
