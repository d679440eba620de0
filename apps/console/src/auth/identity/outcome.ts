import { type RefusalNames, type Refused, refusalOf } from './refusal.ts';
import { withTimeout } from './withTimeout.ts';

/** Outcome of an identity service call. */
export type Outcome<Value = void> = { kind: 'done'; value: Value } | Refused;

/** Runs an aws-amplify call and maps errors to reasons. `names` replaces reasons that mean something else in this call. */
export async function outcomeOf<Value>(call: () => Promise<Value>, names?: RefusalNames): Promise<Outcome<Value>> {
  try {
    return { kind: 'done', value: await withTimeout(call()) };
  } catch (error) {
    return refusalOf(error, names);
  }
}
