import { type RefusalNames, type Refused, refusalOf } from './refusal.ts';
import { withinLimit } from './timeLimit.ts';

/** What a call of the identity service came to. */
export type Outcome<Value = void> = { kind: 'done'; value: Value } | Refused;

/**
 * Runs a call of aws-amplify; whatever it throws has a reason. `names` are the reasons that mean something else in this
 * call: `outcomeOf(call, { wrongCredentials: 'wrongCurrentPassword' })`.
 */
export async function outcomeOf<Value>(call: () => Promise<Value>, names?: RefusalNames): Promise<Outcome<Value>> {
  try {
    return { kind: 'done', value: await withinLimit(call()) };
  } catch (error) {
    return refusalOf(error, names);
  }
}
