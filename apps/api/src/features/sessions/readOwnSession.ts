import { and, eq } from 'drizzle-orm';
import { sessions } from '../../core/database/schema.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { isUuid } from '../../core/database/ids.ts';
import { isLiveOf, visibleColumns, type OwnSession } from '../../core/identity/sessionRow.ts';

/** A live session of the caller, or null. */
export async function readOwnSession(
  { transaction, principal }: Pick<SignedInContext, 'transaction' | 'principal'>,
  id: string,
): Promise<OwnSession | null> {
  if (!isUuid(id)) return null;
  const [found] = await transaction
    .select(visibleColumns)
    .from(sessions)
    .where(and(eq(sessions.id, id), isLiveOf(principal.actor.userId)));
  return found ?? null;
}
