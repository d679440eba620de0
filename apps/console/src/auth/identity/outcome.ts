import { type RefusalNames, type Refused, refusalOf } from './refusal.ts';
import { withTimeout } from './withTimeout.ts';

/** Outcome of a call of the identity service. */
export type Outcome<Value = void> = { kind: 'done'; value: Value } | Refused;

/**
 * Runs a call of aws-amplify and maps what it throws to a reason. `names` renames reasons that mean something else in this
 * call: `outcomeOf(call, { wrongCredentials: 'wrongCurrentPassword' })`.
 */
export async function outcomeOf<Value>(call: () => Promise<Value>, names?: RefusalNames): Promise<Outcome<Value>> {
  try {
    return { kind: 'done', value: await withTimeout(call()) };
  } catch (error) {
    return refusalOf(error, names);
  }
}
