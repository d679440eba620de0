import { parameterCatalog, parametersOf } from '@edge-console/domain';
import { and, asc, eq } from 'drizzle-orm';
import { apiKeys, eiCategories } from '../../core/database/schema.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import type { Category } from './eiCategory.ts';

type Reading = Pick<SignedInContext, 'transaction'>;

const untouched = (name: string): Category => ({
  name,
  custom: false,
  values: {},
  version: 0,
  updatedAt: null,
  updatedBy: null,
});

/** The category with the account's enabled API keys, if it shows them. They cannot be changed here. */
async function withApiKeys({ transaction }: Reading, entityId: string, category: Category): Promise<Category> {
  const mirror = Object.entries(parametersOf(category.name) ?? {}).find(([, { kind }]) => kind === 'apiKeys');
  if (!mirror) return category;
  const keys = await transaction
    .select({ value: apiKeys.value })
    .from(apiKeys)
    .where(and(eq(apiKeys.entityId, entityId), eq(apiKeys.enabled, true)))
    .orderBy(apiKeys.createdAt, apiKeys.id);
  if (keys.length === 0) return category;
  return { ...category, values: { ...category.values, [mirror[0]]: keys.map(({ value }) => value) } };
}

/** Every category of an account: built-in ones, then custom ones by name. */
export async function readCategories(context: Reading, entityId: string): Promise<Category[]> {
  const rows = await context.transaction
    .select()
    .from(eiCategories)
    .where(eq(eiCategories.entityId, entityId))
    .orderBy(asc(eiCategories.nameKey));
  const usual = Object.keys(parameterCatalog).map(
    (name) => rows.find((row) => !row.custom && row.name === name) ?? untouched(name),
  );
  const categories: Category[] = [...usual, ...rows.filter(({ custom }) => custom)];
  return Promise.all(categories.map((category) => withApiKeys(context, entityId, category)));
}

/** A stored category by its exact name, or null. Lock the account first. */
export async function readCategory({ transaction }: Reading, entityId: string, name: string): Promise<Category | null> {
  const [row] = await transaction
    .select()
    .from(eiCategories)
    .where(and(eq(eiCategories.entityId, entityId), eq(eiCategories.name, name)));
  return row ?? (parametersOf(name) ? untouched(name) : null);
}

/** The category as a response shows it. */
export const shownCategory = withApiKeys;
