import { recordOutcome } from '../audit/recordOutcome.ts';
import { FailureError, type Failure } from '../errors/failure.ts';
import type { UserError } from '../errors/userError.ts';
import type { MutationName } from '../policy/rules.ts';
import type { RequestContext, SignedInContext } from '../requests/context.ts';
import { signedIn } from '../requests/signedIn.ts';
import { claimKey, releaseKey, storeAnswer } from './idempotency.ts';
import type { Mutation } from './outcome.ts';

/** What a payload type is made of: an answer, or the reasons why there is none. */
export type Settled<Answer> = { readonly answer: Answer | null; readonly userErrors: readonly UserError[] };
type Result<Answer> = Settled<Answer> | { readonly failure: Failure };

async function runOnce<Input, Answer>(
  context: SignedInContext,
  operation: MutationName,
  input: Input,
  mutate: Mutation<Input, Answer>,
): Promise<Result<Answer>> {
  const outcome = await mutate(context, input);
  await recordOutcome(context, operation, outcome);
  if (outcome.kind === 'failed') return { failure: outcome.failure };
  if (outcome.kind === 'refused') return { answer: null, userErrors: outcome.userErrors };
  return { answer: outcome.answer, userErrors: [] };
}

async function runWithKey<Input, Answer>(
  context: SignedInContext,
  operation: MutationName,
  input: Input,
  mutate: Mutation<Input, Answer>,
  key: string,
): Promise<Result<Answer>> {
  const claim = await claimKey(context, operation, key, input);
  if ('failure' in claim) return claim;
  // Only what this function stored under the same operation comes back.
  if ('answer' in claim) return { answer: claim.answer as Answer, userErrors: [] };
  const result = await runOnce(context, operation, input, mutate);
  if ('failure' in result || result.answer === null) await releaseKey(context, operation, key);
  else await storeAnswer(context, operation, key, result.answer);
  return result;
}

/**
 * Runs one mutation in a savepoint of the request's transaction: its rows, its audit row and its idempotency key stand
 * or fall together, and a fault in it leaves the other mutations of the request alone.
 */
export async function runMutation<Input, Answer>(
  context: RequestContext,
  operation: MutationName,
  input: Input,
  mutate: Mutation<Input, Answer>,
): Promise<Settled<Answer>> {
  const outer = signedIn(context);
  const result = await outer.transaction.transaction((transaction) => {
    const inner = { ...outer, transaction };
    const key = inner.idempotencyKey;
    return key === null ? runOnce(inner, operation, input, mutate) : runWithKey(inner, operation, input, mutate, key);
  });
  // Thrown out here, so that the audit row of the refusal is kept.
  if ('failure' in result) throw new FailureError(result.failure);
  return result;
}
