import type { FieldMap, ObjectRef } from '@pothos/core';
import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isIdIn } from '../database/ids.ts';
import type { EntityRow } from '../database/schema.ts';
import { notFound, type Failure } from '../errors/failure.ts';
import type { missingMessages } from '../errors/messages.ts';
import type { Page } from '../lists/listQuery.ts';
import { versionConflict } from '../mutations/versionConflict.ts';
import { failed, type AuditTarget, type MutationOutcome } from '../mutations/outcome.ts';
import { loadEntity } from '../accounts/loaders.ts';
import { authorize } from '../policy/authorize.ts';
import type { Principal } from '../policy/principal.ts';
import { withinReach, type AuthRule } from '../policy/rules.ts';
import type { SignedInContext } from '../requests/context.ts';
import { builder, Node, type Types } from './builder.ts';
import { connectionOf } from './list.ts';
import type { ReferenceRule } from './guard.ts';
import type { Example } from './operation.ts';
import { payloadOf, type Payload } from './payload.ts';

type Row = { readonly id: string };
type Table<AnyRow extends Row> = PgTable & { readonly id: PgColumn; readonly $inferSelect: AnyRow };

type Definition<AnyRow extends Row> = {
  /** Of the GraphQL type, and in the audit log. */
  readonly name: string;
  readonly table: Table<AnyRow>;
  /** The columns to select, where that is not all. */
  readonly columns?: Readonly<Record<string, PgColumn>>;
  /** The rule of `node(id)`: that of the list it belongs to. Denied: null, as for a missing object. */
  readonly rule: AuthRule;
  /** Rules of single fields that require more than their object. Denied: null, and FORBIDDEN on the path. */
  readonly fieldRules?: Readonly<Record<string, AuthRule>>;
  /** Fields that say which object it is, for callers who reach it through another one. @default id and name */
  readonly referenceFields?: readonly string[];
  /** Whether it is the caller's own, who reads all of it through other objects, too. */
  readonly isOwn?: (row: AnyRow, principal: Principal) => boolean;
  readonly fields: (t: PothosSchemaTypes.ObjectFieldBuilder<Types, AnyRow>) => FieldMap;
  /** Its field in payloads; by default its name. */
  readonly payloadField?: string;
  /** Targets of `node(id)` in the authorization matrix. */
  readonly example: Example;
  /** The message of NOT_FOUND. */
  readonly missing: keyof typeof missingMessages;
  /** Its display name. */
  readonly nameOf: (row: AnyRow) => string;
  /** The account it belongs to; null where it belongs to none, as a built-in role. */
  readonly entityIdOf: (row: AnyRow, principal: Principal) => string | null;
  /** Whether rules of scope SELF apply to it: it is a user. */
  readonly isPerson?: true;
  /** The stored values that a CONFLICT reports. */
  readonly current?: (row: AnyRow, principal: Principal) => Readonly<Record<string, unknown>>;
  /** Reads it for `node(id)` where visibility does not follow from `rule` and its account. */
  readonly read?: (context: SignedInContext, id: string) => Promise<AnyRow | null>;
};

/** The target of a mutation, locked until commit, with its account and its name in the audit log. */
export type Locked<AnyRow> = { readonly row: AnyRow; readonly entity: EntityRow; readonly target: AuditTarget };

export type ObjectKind<AnyRow extends Row> = {
  readonly name: string;
  readonly fieldRules: Readonly<Record<string, AuthRule>>;
  readonly reference: ReferenceRule;
  readonly type: ObjectRef<Types, AnyRow>;
  readonly example: Example;
  readonly payload: () => Payload<AnyRow>;
  readonly connection: () => ObjectRef<Types, Page<AnyRow>>;
  readonly table: Table<AnyRow>;
  /** Whether `node(id)` could find an object of this type by that id for the caller. */
  readonly mayRead: (context: SignedInContext, id: string) => boolean;
  /** For `node(id)`: the object, where `rule` lets the caller read it; otherwise null, as for a missing one. */
  readonly read: (context: SignedInContext, id: string) => Promise<AnyRow | null>;
  /** The target of a mutation, locked. Missing, or outside the scope of the operation's rule: NOT_FOUND. */
  readonly lock: (
    context: SignedInContext,
    id: string,
  ) => Promise<Locked<AnyRow> | { readonly refusal: MutationOutcome<never> }>;
  /** CONFLICT (optimistic concurrency) with the stored values. `changedBy` is null where that user is outside the caller's scope. */
  readonly conflict: (
    context: SignedInContext,
    row: AnyRow & { readonly version: number; readonly updatedAt: Date; readonly updatedBy?: string | null },
  ) => Promise<Failure>;
  /** Writes values of a locked row as the caller: its next version. */
  readonly update: (
    context: SignedInContext,
    row: AnyRow & { readonly version: number },
    values: { readonly [Column in keyof AnyRow]?: AnyRow[Column] | SQL },
  ) => Promise<AnyRow>;
  /** Its name in the audit log. */
  readonly targetOf: (row: AnyRow, principal: Principal) => AuditTarget;
  /** Name in the audit log and account of the object of an id, if it is in the caller's scope. */
  readonly describe: (context: CallerContext, id: string) => Promise<AuditTarget>;
  /** Name in the audit log of an id that is missing or out of scope. */
  readonly missingTarget: (id: string, principal: Principal) => AuditTarget;
};

/** The rule that only checks the scope. */
type CallerContext = Omit<SignedInContext, 'operation'>;

const maxIdLength = 64;
const lowerFirst = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/**
 * Declares a type of object: table, GraphQL type, rule and name in the audit log. Functions that read, lock, authorize and
 * name one are derived. Add it to `objects.ts`.
 */
export function defineObject<AnyRow extends Row>(definition: Definition<AnyRow>): ObjectKind<AnyRow> {
  const { name, table, rule, fieldRules = {}, fields, payloadField, missing, example, nameOf, entityIdOf, isPerson, current } =
    definition;
  const { referenceFields = ['id', 'name'], isOwn = () => false } = definition;
  const columns = definition.columns ?? getTableColumns(table);
  const keys = Object.keys(columns);
  const type = builder.objectRef<AnyRow>(name);
  type.implement({
    // `Row` has an id; Pothos cannot infer that from a type parameter.
    interfaces: [Node] as never,
    // Rows come from stored answers, too, so `isTypeOf` can only check their columns.
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

  /** The account it belongs to, where the rule lets the caller use it. */
  async function reach(
    context: CallerContext,
    row: AnyRow,
    { rule: requestedRule, kind }: SignedInContext['operation'],
  ): Promise<EntityRow | null> {
    const { principal } = context;
    const entityId = entityIdOf(row, principal);
    const entity = entityId === null ? undefined : await loadEntity(context, entityId);
    if (!entity) return null;
    const target = { entityId: entity.id, parentEntityId: entity.parentId, ...(isPerson ? { userId: row.id } : {}) };
    return authorize(principal, requestedRule, { kind, target }).allowed ? entity : null;
  }

  const targetOf: ObjectKind<AnyRow>['targetOf'] = (row, principal) => ({
    type: name,
    id: row.id,
    name: nameOf(row),
    entityId: entityIdOf(row, principal) ?? principal.effective.entity.id,
  });
  const missingTarget: ObjectKind<AnyRow>['missingTarget'] = (id, { effective }) => ({
    type: name,
    // PostgreSQL's text type cannot store U+0000.
    id: id.replaceAll('\0', '').slice(0, maxIdLength),
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
    reference: {
      rule,
      fields: referenceFields,
      isOwn: (row, principal) => isOwn(row as AnyRow, principal),
    },
    type,
    table,
    example,
    // Lazily: a type that no operation uses is not in the schema.
    payload: () => (payload ??= payloadOf(payloadField ?? lowerFirst(name), type)),
    connection: () => (connection ??= connectionOf(type)),
    mayRead: ({ principal }, id) => isIdIn(table.id, id) && authorize(principal, rule, { kind: 'Query' }).allowed,
    read: definition.read ?? read,
    async lock(context, id) {
      const row = await find(context, id, true);
      const entity = row && (await reach(context, row, context.operation));
      if (!row || !entity) return { refusal: failed(notFound(missing), missingTarget(id, context.principal)) };
      return { row, entity, target: targetOf(row, context.principal) };
    },
    conflict: (context, row) => versionConflict(context, row, current?.(row, context.principal) ?? {}),
    async update({ transaction, principal }, { id }, values) {
      const { version } = getTableColumns(table as PgTable);
      const [updated] = await transaction
        .update(table)
        .set({
          ...values,
          version: sql`${version} + 1`,
          updatedAt: sql`now()`,
          updatedBy: principal.actor.userId,
        })
        .where(eq(table.id, id))
        .returning(columns);
      if (!updated) throw new Error(`A locked ${name} could not be updated`);
      return updated as AnyRow;
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
