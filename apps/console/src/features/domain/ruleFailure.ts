import { failuresByPath } from '@edge-console/forms/rules';
import * as v from 'valibot';

/** What a rule has against a text, in words; null for nothing. */
export function ruleFailure(rule: v.GenericSchema<string, string>, text: string): string | null {
  const { success, issues } = v.safeParse(rule, text);
  if (success) return null;
  const [failure] = failuresByPath(issues).values();
  return failure?.message ?? null;
}
