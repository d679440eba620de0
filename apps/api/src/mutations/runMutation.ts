import { recordOutcome } from '../audit/recordOutcome.ts';
import { FailureError, type Failure } from '../errors/failure.ts';
import type { UserError } from '../errors/userError.ts';
import type { MutationName } from '../policy/rules.ts';
import type { RequestContext } from '../requests/context.ts';
import { signedIn } from '../requests/signedIn.ts';
import { claimKey, releaseKey, storeAnswer } from './idempotency.ts';
import type { Mutation } from './outcome.ts';

/** What a payload type is made of: an answer, or the reasons why there is none. */
export type Settled<Answer> = { readonly answer: Answer | null; readonly userErrors: readonly UserError[] };
type Result<Answer> = Settled<Answer> | { readonly failure: Failure };

async function runOnce<Input, Answer, Context extends RequestContext>(
  context: Context,
  operation: MutationName,
  input: Input,
  mutate: Mutation<Input, Answer, Context>,
): Promise<Result<Answer>> {
  const outcome = await mutate(context, input);
  await recordOutcome(context, operation, outcome);
  if (outcome.kind === 'failed') return { failure: outcome.failure };
  if (outcome.kind === 'refused') return { answer: null, userErrors: outcome.userErrors };
  return { answer: outcome.answer, userErrors: [] };
}

async function runWithKey<Input, Answer, Context extends RequestContext>(
  context: Context,
  operation: MutationName,
  input: Input,
  mutate: Mutation<Input, Answer, Context>,
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

/** As `runMutation`, for a mutation that looks for itself at who asks. */
export async function runMutationOfAnyone<Input, Answer, Context extends RequestContext>(
  context: Context,
  operation: MutationName,
  input: Input,
  mutate: Mutation<Input, Answer, Context>,
): Promise<Settled<Answer>> {
  const key = context.idempotencyKey;
  const result =
    key === null
      ? await runOnce(context, operation, input, mutate)
      : await runWithKey(context, operation, input, mutate, key);
  if ('failure' in result) throw new FailureError(result.failure);
  return result;
}

/**
 * Runs one mutation: its rows, its audit row, its outbox jobs and its idempotency key stand or fall together with the
 * request's transaction. A refusal is a value, not a rollback, so that its audit row is kept.
 */
export const runMutation = <Input, Answer>(
  context: RequestContext,
  operation: MutationName,
  input: Input,
  mutate: Mutation<Input, Answer>,
): Promise<Settled<Answer>> => runMutationOfAnyone(signedIn(context), operation, input, mutate);
