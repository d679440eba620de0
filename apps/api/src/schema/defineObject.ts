import type { FieldMap, ObjectRef } from '@pothos/core';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isIdIn } from '../database/ids.ts';
import { users, type EntityRow } from '../database/schema.ts';
import { failure, notFound, type Failure } from '../errors/failure.ts';
import type { missingMessages } from '../errors/messages.ts';
import type { Page } from '../lists/listQuery.ts';
import { failed, type AuditTarget, type MutationOutcome } from '../mutations/outcome.ts';
import { authorise } from '../policy/authorise.ts';
import type { Principal } from '../policy/principal.ts';
import { withinReach, type AuthRule } from '../policy/rules.ts';
import type { SignedInContext } from '../requests/context.ts';
import { builder, type Types } from './builder.ts';
import { connectionOf } from './list.ts';
import { Node } from './node.ts';
import type { Example } from './operation.ts';
import { payloadOf, type Payload } from './payload.ts';

type Row = { readonly id: string };
type Table<AnyRow extends Row> = PgTable & { readonly id: PgColumn; readonly $inferSelect: AnyRow };

type Definition<AnyRow extends Row> = {
  /** Of the GraphQL type, and in the audit log. */
  readonly name: string;
  readonly table: Table<AnyRow>;
  /** What is read of it, where that is not all. */
  readonly columns?: Readonly<Record<string, PgColumn>>;
  /** What `node(id)` asks: the rule of the list it belongs to. Denied: null, as for no object. */
  readonly rule: AuthRule;
  /** Fields that ask for more than their object does. Denied: null, and FORBIDDEN on the path. */
  readonly fieldRules?: Readonly<Record<string, AuthRule>>;
  readonly fields: (t: PothosSchemaTypes.ObjectFieldBuilder<Types, AnyRow>) => FieldMap;
  /** Where its payload has it; usually its name. */
  readonly payloadField?: string;
  /** What the authorisation matrix tries `node(id)` on. */
  readonly example: Example;
  /** NOT_FOUND in words. */
  readonly missing: keyof typeof missingMessages;
  /** What people know it by. */
  readonly nameOf: (row: AnyRow) => string;
  /** Whose it is; null where it is everybody's, as a built-in role. */
  readonly entityIdOf: (row: AnyRow, principal: Principal) => string | null;
  /** Whether a rule may be held against it that is for a person themselves. */
  readonly isPerson?: true;
  /** What a CONFLICT tells of what is stored now. */
  readonly current?: (row: AnyRow) => Readonly<Record<string, unknown>>;
  /** Reads what the caller may see of it by other means than `rule` and the account it belongs to. */
  readonly read?: (context: SignedInContext, id: string) => Promise<AnyRow | null>;
};

/** An object that a mutation is used on, locked until it commits: whose it is, and what the audit log calls it. */
export type Locked<AnyRow> = { readonly row: AnyRow; readonly entity: EntityRow; readonly target: AuditTarget };

export type ObjectKind<AnyRow extends Row> = {
  readonly name: string;
  readonly fieldRules: Readonly<Record<string, AuthRule>>;
  readonly type: ObjectRef<Types, AnyRow>;
  readonly example: Example;
  readonly payload: () => Payload<AnyRow>;
  readonly connection: () => ObjectRef<Types, Page<AnyRow>>;
  readonly table: Table<AnyRow>;
  /** Whether `node(id)` could find one of these by that id for the caller. */
  readonly mayRead: (context: SignedInContext, id: string) => boolean;
  /** For `node(id)`: the object, where `rule` lets the caller read it; otherwise null, as for no object. */
  readonly read: (context: SignedInContext, id: string) => Promise<AnyRow | null>;
  /** The object of a mutation, locked. Missing, or outside what the rule of the operation reaches: NOT_FOUND. */
  readonly lock: (
    context: SignedInContext,
    id: string,
  ) => Promise<Locked<AnyRow> | { readonly refusal: MutationOutcome<never> }>;
  /** CONFLICT with what is stored now. `changedBy` is null where the caller may not know who it was. */
  readonly conflict: (
    context: SignedInContext,
    row: AnyRow & { readonly version: number; readonly updatedAt: Date; readonly updatedBy?: string | null },
  ) => Promise<Failure>;
  /** What the audit log calls it. */
  readonly targetOf: (row: AnyRow, principal: Principal) => AuditTarget;
  /** What the audit log calls the object of an id, if it is within the caller's reach: whose log it stands in, too. */
  readonly describe: (context: CallerContext, id: string) => Promise<AuditTarget>;
  /** What the audit log calls an id that names none within the caller's reach. */
  readonly missingTarget: (id: string, principal: Principal) => AuditTarget;
};

/** What it takes to look at an object, whatever the operation. */
type CallerContext = Omit<SignedInContext, 'operation'>;

const longestId = 64;
const lowerFirst = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/**
 * A kind of object: its table, its GraphQL type, its rule and its name in the audit log. What reads, locks, authorises and
 * names one follows. Add it to `objects.ts`.
 */
export function defineObject<AnyRow extends Row>(definition: Definition<AnyRow>): ObjectKind<AnyRow> {
  const { name, table, rule, fieldRules = {}, fields, payloadField, missing, example, nameOf, entityIdOf, isPerson, current } =
    definition;
  const columns = definition.columns ?? getTableColumns(table);
  const keys = Object.keys(columns);
  const type = builder.objectRef<AnyRow>(name);
  type.implement({
    // That rows have ids is what `Row` says; Pothos cannot see it of a type parameter.
    interfaces: [Node] as never,
    // Rows come back from stored answers, too: only their columns tell what they are.
    isTypeOf: (value) => typeof value === 'object' && value !== null && keys.every((key) => key in value),
    fields,
  });
  let payload: Payload<AnyRow> | undefined;
  let connection: ObjectRef<Types, Page<AnyRow>> | undefined;

  async function find({ transaction }: CallerContext, id: string, lock: boolean): Promise<AnyRow | undefined> {
    if (!isIdIn(table.id, id)) return undefined;
    const query = transaction.select(columns).from(table).where(eq(table.id, id));
    const [row] = await (lock ? query.for('no key update') : query);
    return row as AnyRow | undefined;
  }

  /** The account it belongs to, where the caller may use the rule on it. */
  async function reach(
    { load, principal }: CallerContext,
    row: AnyRow,
    { rule: asked, kind }: SignedInContext['operation'],
  ): Promise<EntityRow | null> {
    const entityId = entityIdOf(row, principal);
    const entity = entityId === null ? undefined : await load.entity(entityId);
    if (!entity) return null;
    const target = { entityId: entity.id, parentEntityId: entity.parentId, ...(isPerson ? { userId: row.id } : {}) };
    return authorise(principal, asked, { kind, target }).allowed ? entity : null;
  }

  const targetOf: ObjectKind<AnyRow>['targetOf'] = (row, principal) => ({
    type: name,
    id: row.id,
    name: nameOf(row),
    entityId: entityIdOf(row, principal) ?? principal.effective.entity.id,
  });
  const missingTarget: ObjectKind<AnyRow>['missingTarget'] = (id, { effective }) => ({
    type: name,
    // PostgreSQL has no NUL character.
    id: id.replaceAll('\0', '').slice(0, longestId),
    name: null,
    entityId: effective.entity.id,
  });

  async function read(context: SignedInContext, id: string): Promise<AnyRow | null> {
    const row = await find(context, id, false);
    if (!row) return null;
    if (entityIdOf(row, context.principal) === null) return row;
    return (await reach(context, row, { rule, kind: 'Query' })) ? row : null;
  }

  return {
    name,
    fieldRules: Object.fromEntries(Object.entries(fieldRules).map(([field, one]) => [`${name}.${field}`, one])),
    type,
    table,
    example,
    // Only when it is used: a type that no operation has is not the schema's.
    payload: () => (payload ??= payloadOf(payloadField ?? lowerFirst(name), type)),
    connection: () => (connection ??= connectionOf(type)),
    mayRead: ({ principal }, id) => isIdIn(table.id, id) && authorise(principal, rule, { kind: 'Query' }).allowed,
    read: definition.read ?? read,
    async lock(context, id) {
      const row = await find(context, id, true);
      const entity = row && (await reach(context, row, context.operation));
      if (!row || !entity) return { refusal: failed(notFound(missing), missingTarget(id, context.principal)) };
      return { row, entity, target: targetOf(row, context.principal) };
    },
    async conflict({ transaction }, row) {
      const [author] = row.updatedBy
        ? await transaction
            .select({ name: sql<string>`${users.name} || ' ' || ${users.lastName}` })
            .from(users)
            .where(eq(users.id, row.updatedBy))
        : [];
      return failure('CONFLICT', undefined, {
        conflict: {
          version: row.version,
          changedBy: author?.name ?? null,
          changedAt: row.updatedAt.toISOString(),
          current: current?.(row) ?? {},
        },
      });
    },
    targetOf,
    missingTarget,
    async describe(context, id) {
      const row = await find(context, id, false);
      const entity = row && (await reach(context, row, { rule: withinReach, kind: 'Query' }));
      return row && entity ? targetOf(row, context.principal) : missingTarget(id, context.principal);
    },
  };
}
