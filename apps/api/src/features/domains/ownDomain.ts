import { eq } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { domains, type DomainRow } from '../../core/database/schema.ts';
import type { Principal } from '../../core/policy/principal.ts';

/** The domain of the caller's account; null for none. */
export async function ownDomain(transaction: Transaction, { effective }: Principal): Promise<DomainRow | null> {
  const [found] = await transaction.select().from(domains).where(eq(domains.entityId, effective.entity.id));
  return found ?? null;
}
