import { recordOutcome } from '../audit/recordOutcome.ts';
import { FailureError, type Failure } from '../errors/failure.ts';
import { userError, type UserError } from '../errors/userError.ts';
import type { RequestContext } from '../requests/context.ts';
import type { Audit } from '../schema/operation.ts';
import { claimIdempotencyKey, releaseIdempotencyKey, storeValue } from './idempotency.ts';
import { failed, type MutationOutcome } from './outcome.ts';

/** The value behind a payload: a result or errors. */
export type MutationResult<Value> = { readonly value: Value | null; readonly userErrors: readonly UserError[] };
type Result<Value> = MutationResult<Value> | { readonly failure: Failure };

/** A mutation. Without `audit`, it is for guests, who have no audit log and no idempotency keys. */
type Mutation = {
  readonly name: string;
  readonly audit: Audit | null;
  /** Response fields that are secret: sent once and never stored. */
  readonly secrets: readonly string[];
};
type Run<Context, Value> = (context: Context) => MutationOutcome<Value> | Promise<MutationOutcome<Value>>;

/** A thrown failure, for example from a rate limit, ends the mutation like a returned one, and releases its key. */
async function outcomeOf<Context extends RequestContext, Value>(
  context: Context,
  run: Run<Context, Value>,
): Promise<MutationOutcome<Value>> {
  try {
    return await run(context);
  } catch (error) {
    if (error instanceof FailureError) return failed(error.failure);
    throw error;
  }
}

async function runOnce<Context extends RequestContext, Value>(
  { audit }: Mutation,
  context: Context,
  run: Run<Context, Value>,
): Promise<Result<Value>> {
  const outcome = await outcomeOf(context, run);
  if (audit) await recordOutcome(context, audit, outcome);
  if (outcome.kind === 'failed') return { failure: outcome.failure };
  if (outcome.kind === 'refused') return { value: null, userErrors: outcome.userErrors };
  return { value: outcome.value, userErrors: [] };
}

/** The response to store for idempotency, with null in place of each secret. */
const withoutSecrets = (value: unknown, secrets: readonly string[]): unknown =>
  secrets.length === 0 ? value : { ...(value as object), ...Object.fromEntries(secrets.map((field) => [field, null])) };

async function runWithKey<Context extends RequestContext, Value>(
  mutation: Mutation,
  context: Context,
  input: unknown,
  run: Run<Context, Value>,
  key: string,
): Promise<Result<Value>> {
  const claim = await claimIdempotencyKey(context, mutation.name, key, input);
  if ('failure' in claim) return claim;
  // Only this function stores responses, under the same operation.
  if ('value' in claim) {
    const secretErrors = mutation.secrets.map((field) => userError('SECRET_GONE', [field]));
    return { value: claim.value as Value, userErrors: secretErrors };
  }
  const result = await runOnce(mutation, context, run);
  if ('failure' in result || result.value === null) await releaseIdempotencyKey(context, mutation.name, key);
  else await storeValue(context, mutation.name, key, withoutSecrets(result.value, mutation.secrets));
  return result;
}

/**
 * Runs one mutation. Its rows, audit row, outbox jobs and idempotency key commit or roll back together with the request's transaction. A
 * refusal is a value, not a rollback, so that its audit row is kept.
 * @param input what a repeated key must match
 */
export async function runMutation<Context extends RequestContext, Value>(
  mutation: Mutation,
  context: Context,
  input: unknown,
  run: Run<Context, Value>,
): Promise<MutationResult<Value>> {
  const key = mutation.audit ? context.idempotencyKey : null;
  const result =
    key === null ? await runOnce(mutation, context, run) : await runWithKey(mutation, context, input, run, key);
  if ('failure' in result) throw new FailureError(result.failure);
  return result;
}
