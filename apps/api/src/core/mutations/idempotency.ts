import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { idempotencyKeys } from '../database/schema.ts';
import { FailureError, invalid, type Failure } from '../errors/failure.ts';
import { validationMessages } from '../errors/messages.ts';
import type { PreparationContext, RequestContext } from '../requests/context.ts';
import { auditActorOf } from '../requests/auditActor.ts';
import { canonicalJson, deserializeValue, serializeValue } from './serializeValue.ts';

/** Format of the `idempotency-key` header. */
export const idempotencyKeyPattern = /^[\w-]{8,128}$/;

const isKey = (context: Pick<RequestContext, 'principal' | 'newUser'>, operation: string, key: string) =>
  and(
    eq(idempotencyKeys.actorId, auditActorOf(context).actorId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );

const hashOf = (input: unknown): string => createHash('sha256').update(canonicalJson(input)).digest('base64url');

const reused = (): Failure => invalid(validationMessages.idempotencyReuse);

/** The hash of a request. The same input while acting is a different one. */
const payloadHashOf = (context: Pick<RequestContext, 'principal' | 'newUser'>, input: unknown): string =>
  hashOf({ impersonationId: auditActorOf(context).impersonationId, input });

/** Before a preparation, which changes what `claimIdempotencyKey` could only refuse to record. @throws if the key has another input */
export async function refuseReusedKey(context: PreparationContext, operation: string, input: unknown): Promise<void> {
  const { idempotencyKey: key, inTransaction } = context;
  if (key === null) return;
  const [earlier] = await inTransaction((transaction) =>
    transaction
      .select({ payloadHash: idempotencyKeys.payloadHash })
      .from(idempotencyKeys)
      .where(isKey(context, operation, key)),
  );
  if (earlier && earlier.payloadHash !== payloadHashOf(context, input)) throw new FailureError(reused());
}

/**
 * Claims a key for 24 hours, or finds its stored response. A duplicate of a running request waits until that one commits (its row blocks
 * ours), and gets the same response.
 */
export async function claimIdempotencyKey(
  context: RequestContext,
  operation: string,
  key: string,
  input: unknown,
): Promise<{ readonly claimed: true } | { readonly value: unknown } | { readonly failure: Failure }> {
  const { transaction } = context;
  // Row-level security limits this to the caller's own keys.
  await transaction.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`));
  const { actorId } = auditActorOf(context);
  const payloadHash = payloadHashOf(context, input);
  const inserted = await transaction
    .insert(idempotencyKeys)
    .values({ actorId, operation, key, payloadHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length > 0) return { claimed: true };
  const [earlier] = await transaction
    .select()
    .from(idempotencyKeys)
    .where(isKey(context, operation, key));
  if (!earlier) throw new Error('An idempotency key is in use but cannot be read');
  if (earlier.payloadHash !== payloadHash) return { failure: reused() };
  return { value: deserializeValue(earlier.value) };
}

/** Stores the response of a successful mutation. */
export async function storeValue(
  context: RequestContext,
  operation: string,
  key: string,
  value: unknown,
): Promise<void> {
  await context.transaction
    .update(idempotencyKeys)
    .set({ value: serializeValue(value) })
    .where(isKey(context, operation, key));
}

/** Releases a key after a refusal, which changed nothing, so that the corrected form can use the same key. */
export async function releaseIdempotencyKey(context: RequestContext, operation: string, key: string): Promise<void> {
  await context.transaction.delete(idempotencyKeys).where(isKey(context, operation, key));
}
