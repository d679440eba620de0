import { recordOutcome } from '../audit/recordOutcome.ts';
import { FailureError, type Failure } from '../errors/failure.ts';
import { userError, type UserError } from '../errors/userError.ts';
import type { RequestContext } from '../requests/context.ts';
import type { Audit } from '../schema/operation.ts';
import { claimIdempotencyKey, releaseIdempotencyKey, storeAnswer } from './idempotency.ts';
import { failed, type MutationOutcome } from './outcome.ts';

/** The value behind a payload: a result, or the errors. */
export type MutationResult<Answer> = { readonly answer: Answer | null; readonly userErrors: readonly UserError[] };
type Result<Answer> = MutationResult<Answer> | { readonly failure: Failure };

/** The mutation. Without `audit`: for guests, who have no audit log and no idempotency keys. */
type Mutation = {
  readonly name: string;
  readonly audit: Audit | null;
  /** Fields of the answer that are secrets: sent once and never stored. */
  readonly secrets: readonly string[];
};
type Run<Context, Answer> = (context: Context) => MutationOutcome<Answer> | Promise<MutationOutcome<Answer>>;

/** A failure that was thrown, as by a limit, ends the mutation as one that was answered does: its key is free again. */
async function outcomeOf<Context extends RequestContext, Answer>(
  context: Context,
  run: Run<Context, Answer>,
): Promise<MutationOutcome<Answer>> {
  try {
    return await run(context);
  } catch (error) {
    if (error instanceof FailureError) return failed(error.failure);
    throw error;
  }
}

async function runOnce<Context extends RequestContext, Answer>(
  { audit }: Mutation,
  context: Context,
  run: Run<Context, Answer>,
): Promise<Result<Answer>> {
  const outcome = await outcomeOf(context, run);
  if (audit) await recordOutcome(context, audit, outcome);
  if (outcome.kind === 'failed') return { failure: outcome.failure };
  if (outcome.kind === 'refused') return { answer: null, userErrors: outcome.userErrors };
  return { answer: outcome.answer, userErrors: [] };
}

/** The answer as it is stored for idempotency: null in place of each secret. */
const withoutSecrets = (answer: unknown, secrets: readonly string[]): unknown =>
  secrets.length === 0
    ? answer
    : { ...(answer as object), ...Object.fromEntries(secrets.map((field) => [field, null])) };

async function runWithKey<Context extends RequestContext, Answer>(
  mutation: Mutation,
  context: Context,
  input: unknown,
  run: Run<Context, Answer>,
  key: string,
): Promise<Result<Answer>> {
  const claim = await claimIdempotencyKey(context, mutation.name, key, input);
  if ('failure' in claim) return claim;
  // Only this function stores answers, under the same operation.
  if ('answer' in claim) {
    const gone = mutation.secrets.map((field) => userError('SECRET_GONE', [field]));
    return { answer: claim.answer as Answer, userErrors: gone };
  }
  const result = await runOnce(mutation, context, run);
  if ('failure' in result || result.answer === null) await releaseIdempotencyKey(context, mutation.name, key);
  else await storeAnswer(context, mutation.name, key, withoutSecrets(result.answer, mutation.secrets));
  return result;
}

/**
 * Runs one mutation: its rows, its audit row, its outbox jobs and its idempotency key stand or fall together with the
 * request's transaction. A refusal is a value, not a rollback, so that its audit row is kept.
 * @param input what a repeated key must come with again
 */
export async function runMutation<Context extends RequestContext, Answer>(
  mutation: Mutation,
  context: Context,
  input: unknown,
  run: Run<Context, Answer>,
): Promise<MutationResult<Answer>> {
  const key = mutation.audit ? context.idempotencyKey : null;
  const result =
    key === null ? await runOnce(mutation, context, run) : await runWithKey(mutation, context, input, run, key);
  if ('failure' in result) throw new FailureError(result.failure);
  return result;
}
