import type { IsoDate } from './isoDate.ts';

/** Which days can be selected. */
export interface DateRules {
  /** First selectable day, `YYYY-MM-DD`. */
  minValue?: IsoDate | undefined;
  /** Last selectable day, `YYYY-MM-DD`. */
  maxValue?: IsoDate | undefined;
  /** Why a day between them cannot be selected; undefined if it can. */
  unavailable?: ((day: IsoDate) => string | undefined) | undefined;
}

interface DateRuleMessages {
  tooEarly: (day: string) => string;
  tooLate: (day: string) => string;
}

/** Why a day cannot be selected. */
export function unavailableReason(
  day: IsoDate,
  { minValue, maxValue, unavailable }: DateRules,
  messages: DateRuleMessages,
  format: (day: IsoDate) => string,
): string | undefined {
  if (minValue !== undefined && day < minValue) return messages.tooEarly(format(minValue));
  if (maxValue !== undefined && day > maxValue) return messages.tooLate(format(maxValue));
  return unavailable?.(day);
}
