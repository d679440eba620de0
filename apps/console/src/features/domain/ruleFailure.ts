import { failuresByPath } from '@edge-console/forms/rules';
import * as v from 'valibot';

/** The validation message for a text; null if valid. */
export function ruleFailure(rule: v.GenericSchema<string, string>, text: string): string | null {
  const { success, issues } = v.safeParse(rule, text);
  if (success) return null;
  const [failure] = failuresByPath(issues).values();
  return failure?.message ?? null;
}
