import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { auth } from '../policy/rules.ts';
import type { SignedInContext } from '../requests/context.ts';
import { builder, Node } from './builder.ts';
import { defineQuery } from './defineQuery.ts';
import type { Example } from './operation.ts';

/** An object type, as `defineObject` returns it. */
type Kind = {
  readonly name: string;
  readonly table: PgTable & { readonly id: PgColumn };
  readonly example: Example;
  readonly mayRead: (context: SignedInContext, id: string) => boolean;
  readonly read: (context: SignedInContext, id: string) => Promise<{ readonly id: string } | null>;
};

/** The type of an ID among those the caller can read, with one statement for all types. */
async function kindOf(objects: readonly Kind[], context: SignedInContext, id: string): Promise<Kind | undefined> {
  const readable = objects.filter((kind) => kind.mayRead(context, id));
  if (readable.length === 0) return undefined;
  const lookups = readable.map(
    ({ name, table }) => sql`SELECT ${name}::text AS name FROM ${table} WHERE ${table.id} = ${id}`,
  );
  const [found] = await context.transaction
    .select({ name: sql<string>`name` })
    .from(sql`(${sql.join(lookups, sql` UNION ALL `)}) found`);
  return readable.find(({ name }) => name === found?.name);
}

/** Any object by its ID if the rule of its type lets the caller read it; otherwise null, as for a missing one. */
export const defineNode = (objects: readonly Kind[]) =>
  defineQuery({
    name: 'node',
    rule: auth({ scope: 'SUBTREE' }),
    args: builder.args((t) => ({ id: t.id({ required: true }) })),
    type: Node,
    nullable: true,
    examples: objects.map(({ name, example }) => ({ ...example, at: 'id', case: name })),
    run: async (context, { id }) => (await kindOf(objects, context, id))?.read(context, id) ?? null,
  });
