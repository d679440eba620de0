import { singleLineText } from '@edge-console/forms/rules';
import * as v from 'valibot';

/** One origin per line; the API validates them. */
export const keyRule = v.object({ name: singleLineText(3, 60), allowedOrigins: v.string(), enabled: v.boolean() });

export type KeyValues = v.InferInput<typeof keyRule>;

export const newKey: KeyValues = { name: '', allowedOrigins: '', enabled: true };

type Stored = { name: string; allowedOrigins: readonly string[]; enabled: boolean };

export const keyValues = ({ name, allowedOrigins, enabled }: Stored): KeyValues => ({
  name,
  allowedOrigins: allowedOrigins.join('\n'),
  enabled,
});

export const keyInput = ({ name, allowedOrigins, enabled }: KeyValues) => ({
  name,
  enabled,
  allowedOrigins: allowedOrigins.split(/\s+/).filter(Boolean),
});

/** A key's stored values in a CONFLICT. */
const currentRule = v.object({ name: v.string(), allowedOrigins: v.array(v.string()), enabled: v.boolean() });

export function conflictValues(current: unknown): KeyValues | undefined {
  const { success, output } = v.safeParse(currentRule, current);
  return success ? keyValues(output) : undefined;
}
