import { eq } from 'drizzle-orm';
import { readDomain } from '../../core/policy/rules.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import type { Transaction } from '../../core/database/database.ts';
import { type DomainRow, domains } from '../../core/database/schema.ts';
import type { Principal } from '../../core/policy/principal.ts';
import { Domain } from './domainObject.ts';

/** The custom domain of the caller's account, or null. */
export const domain = defineQuery({
  name: 'domain',
  rule: readDomain,
  type: Domain.type,
  nullable: true,
  run: ({ transaction, principal }) => ownDomain(transaction, principal),
});

/** The custom domain of the caller's account, or null. */
export async function ownDomain(transaction: Transaction, { effective }: Principal): Promise<DomainRow | null> {
  const [found] = await transaction.select().from(domains).where(eq(domains.entityId, effective.entity.id));
  return found ?? null;
}
