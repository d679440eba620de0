import { randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Diff } from '../../core/audit/diff.ts';
import type { Transaction } from '../../core/database/database.ts';
import { entities, type EntityRow } from '../../core/database/schema.ts';

/** The name as a URL slug: a–z, 0–9 and single hyphens. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '') || 'account';
}

/** Whether any account has this company name (in any spelling). */
export async function isCompanyInUse(transaction: Transaction, companyName: string): Promise<boolean> {
  const [found] = await transaction
    .select({ isInUse: sql<boolean>`is_taken` })
    .from(sql`is_company_taken(${companyName}) is_taken`);
  return found?.isInUse === true;
}

/** Like `isCompanyInUse`, and reserves the name until the transaction ends. */
export async function lockCompanyName(transaction: Transaction, companyName: string): Promise<boolean> {
  await transaction.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('company ' || lower(${companyName}::text), 0))`,
  );
  return isCompanyInUse(transaction, companyName);
}

async function isSlugInUse(transaction: Transaction, slug: string): Promise<boolean> {
  const [existing] = await transaction.select({ id: entities.id }).from(entities).where(eq(entities.slug, slug));
  return existing !== undefined;
}

/** Null if the company name is taken; the unique index decides between concurrent inserts. Runs as the system. */
export async function insertEntity(
  transaction: Transaction,
  values: Omit<typeof entities.$inferInsert, 'id' | 'slug'>,
): Promise<EntityRow | null> {
  if (await lockCompanyName(transaction, values.companyName)) return null;
  const plain = slugOf(values.companyName);
  const slug = (await isSlugInUse(transaction, plain)) ? `${plain}-${randomBytes(4).toString('hex')}` : plain;
  const [entity] = await transaction
    .insert(entities)
    .values({ ...values, id: randomUUID(), slug })
    .onConflictDoNothing()
    .returning();
  return entity ?? null;
}

/** The audit diff of a new account. */
export const createdEntityDiff = ({ name, companyName, region, services, tier }: EntityRow): Diff => ({
  name: [null, name],
  companyName: [null, companyName],
  region: [null, region],
  services: [null, services],
  tier: [null, tier],
});
