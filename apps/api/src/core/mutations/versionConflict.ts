import { eq, sql } from 'drizzle-orm';
import { users } from '../database/schema.ts';
import { failure, type Failure } from '../errors/failure.ts';
import type { SignedInContext } from '../requests/context.ts';

type Stored = { readonly version: number; readonly updatedAt: Date; readonly updatedBy?: string | null };

/** CONFLICT (optimistic concurrency) with the stored values. `changedBy` is null if that user is outside the caller's scope. */
export async function versionConflict(
  { transaction }: SignedInContext,
  { version, updatedAt, updatedBy }: Stored,
  current: Readonly<Record<string, unknown>>,
): Promise<Failure> {
  const [author] = updatedBy
    ? await transaction
        .select({ name: sql<string>`${users.name} || ' ' || ${users.lastName}` })
        .from(users)
        .where(eq(users.id, updatedBy))
    : [];
  return failure('CONFLICT', undefined, {
    conflict: { version, changedBy: author?.name ?? null, changedAt: updatedAt.toISOString(), current },
  });
}
