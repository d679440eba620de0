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
  /** The name of the GraphQL type, also used in the audit log. */
  readonly name: string;
  readonly table: Table<AnyRow>;
  /** The columns to select, if not all. */
  readonly columns?: Readonly<Record<string, PgColumn>>;
  /** The rule of `node(id)`, the same as for its list. Denied: null, as for a missing object. */
  readonly rule: AuthRule;
  /** Rules of fields that require more than the object. Denied: null, and FORBIDDEN on the path. */
  readonly fieldRules?: Readonly<Record<string, AuthRule>>;
  /** Fields that identify the object, for callers who reach it through another one. @default id and name */
  readonly referenceFields?: readonly string[];
  /** Whether the object is the caller's own, who can also read all of it through other objects. */
  readonly isOwn?: (row: AnyRow, principal: Principal) => boolean;
  readonly fields: (t: PothosSchemaTypes.ObjectFieldBuilder<Types, AnyRow>) => FieldMap;
  /** The field in payloads. @default its name */
  readonly payloadField?: string;
  /** Targets of `node(id)` in the authorization matrix. */
  readonly example: Example;
  /** The NOT_FOUND message. */
  readonly missing: keyof typeof missingMessages;
  /** The display name. */
  readonly nameOf: (row: AnyRow) => string;
  /** The account it belongs to; null for none, for example a built-in role. */
  readonly entityIdOf: (row: AnyRow, principal: Principal) => string | null;
  /** Whether it is a user, so that rules with scope SELF apply. */
  readonly isUser?: true;
  /** The stored values that a CONFLICT reports. */
  readonly current?: (row: AnyRow, principal: Principal) => Readonly<Record<string, unknown>>;
  /** Reads it for `node(id)` if visibility does not follow from `rule` and its account. */
  readonly read?: (context: SignedInContext, id: string) => Promise<AnyRow | null>;
};

/** The target of a mutation, locked until commit, with its account and audit log name. */
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
  /** Whether `node(id)` could find an object of this type with that ID for the caller. */
  readonly mayRead: (context: SignedInContext, id: string) => boolean;
  /** For `node(id)`: the object if `rule` lets the caller read it; otherwise null, as for a missing one. */
  readonly read: (context: SignedInContext, id: string) => Promise<AnyRow | null>;
  /** The locked target of a mutation. NOT_FOUND if it is missing or outside the scope of the operation's rule. */
  readonly lock: (
    context: SignedInContext,
    id: string,
  ) => Promise<Locked<AnyRow> | { readonly refusal: MutationOutcome<never> }>;
  /** CONFLICT (optimistic concurrency) with the stored values. `changedBy` is null if that user is outside the caller's scope. */
  readonly conflict: (
    context: SignedInContext,
    row: AnyRow & { readonly version: number; readonly updatedAt: Date; readonly updatedBy?: string | null },
  ) => Promise<Failure>;
  /** Writes the next version of a locked row as the caller. */
  readonly update: (
    context: SignedInContext,
    row: AnyRow & { readonly version: number },
    values: { readonly [Column in keyof AnyRow]?: AnyRow[Column] | SQL },
  ) => Promise<AnyRow>;
  /** The audit log name. */
  readonly targetOf: (row: AnyRow, principal: Principal) => AuditTarget;
  /** The audit log name and account of an ID that is in the caller's scope. */
  readonly describe: (context: CallerContext, id: string) => Promise<AuditTarget>;
  /** The audit log name of an ID that is missing or out of scope. */
  readonly missingTarget: (id: string, principal: Principal) => AuditTarget;
};

/** The rule that only checks the scope. */
type CallerContext = Omit<SignedInContext, 'operation'>;

const maxIdLength = 64;
const lowerFirst = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/**
 * Defines an object type: table, GraphQL type, rule and audit log name. Derives functions that read, lock, authorize and name an object.
 * Add it to `objects.ts`.
 */
export function defineObject<AnyRow extends Row>(definition: Definition<AnyRow>): ObjectKind<AnyRow> {
  const { name, table, rule, fieldRules = {}, fields, payloadField, missing, example, nameOf, entityIdOf, isUser, current } =
    definition;
  const { referenceFields = ['id', 'name'], isOwn = () => false } = definition;
  const columns = definition.columns ?? getTableColumns(table);
  const keys = Object.keys(columns);
  const type = builder.objectRef<AnyRow>(name);
  type.implement({
    // `Row` has an ID, which Pothos cannot infer from a type parameter.
    interfaces: [Node] as never,
    // Rows also come from stored responses, so `isTypeOf` can only check their columns.
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

  /** The account of the row if the rule lets the caller use it. */
  async function reach(
    context: CallerContext,
    row: AnyRow,
    { rule: requestedRule, kind }: SignedInContext['operation'],
  ): Promise<EntityRow | null> {
    const { principal } = context;
    const entityId = entityIdOf(row, principal);
    const entity = entityId === null ? undefined : await loadEntity(context, entityId);
    if (!entity) return null;
    const target = { entityId: entity.id, parentEntityId: entity.parentId, ...(isUser ? { userId: row.id } : {}) };
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
    // Lazy, so that a type without operations is not in the schema.
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
