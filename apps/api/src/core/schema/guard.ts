import { rateLimitKey } from '@edge-console/service';
import { defaultFieldResolver, isObjectType, type GraphQLField, type GraphQLObjectType, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { recordDenial } from '../audit/recordDenial.ts';
import { FailureError, failureOfDenial } from '../errors/failure.ts';
import { authorize, type Denial } from '../policy/authorize.ts';
import type { Caller, Principal } from '../policy/principal.ts';
import { refuseReusedKey } from '../mutations/idempotency.ts';
import { isPublic, type AuthRule, type OperationKind, type PublicRule, type Rule } from '../policy/rules.ts';
import type { Prepare } from '../requests/prepare.ts';
import type { PreparationContext, RequestContext } from '../requests/context.ts';
import { enforceRateLimit } from '../requests/rateLimiter.ts';
import { rejectNullCharacters } from './rejectNullCharacters.ts';
import type { Audit } from './operation.ts';

type Rules = Readonly<Record<string, AuthRule>>;
export type GuardRules = {
  readonly operations: Readonly<Record<OperationKind, Readonly<Record<string, Rule>>>>;
  /** By `Type.field`. */
  readonly fields: Rules;
  /** By type. */
  readonly references: Readonly<Record<string, ReferenceRule>>;
};

/** What a caller can read of an object that they reach through another object's field. */
export type ReferenceRule = {
  /** The rule of the object's own query. */
  readonly rule: AuthRule;
  /** Fields that identify the object. They need no rule. */
  readonly fields: readonly string[];
  /** Whether the object is the caller's own, who can read all of it. */
  readonly isOwn: (row: unknown, principal: Principal) => boolean;
};

const tokenDenial: Denial = { allowed: false, code: 'FORBIDDEN', reason: 'API_TOKEN' };

type Field = GraphQLField<unknown, RequestContext>;

const callerIn = ({ principal, newUser, apiToken }: RequestContext | PreparationContext): Caller =>
  principal ?? newUser ?? apiToken;

function enforce(field: Field, rule: AuthRule, kind: OperationKind | null): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  // Only written by `defineMutation` and `defineQuery`, like `audit`.
  const prepare = field.extensions['prepare'] as Prepare | undefined;
  const audit = field.extensions['audit'] as Audit | null | undefined;
  const guarded: Prepare = async (context, arguments_) => {
    // The wrapped resolver denies and records the call.
    if (!authorize(callerIn(context), rule, kind ? { kind } : {}).allowed) return undefined;
    rejectNullCharacters(arguments_);
    if (audit) await refuseReusedKey(context, field.name, arguments_);
    return prepare?.(context, arguments_);
  };
  field.extensions = { ...field.extensions, auth: rule, ...(prepare ? { prepare: guarded } : {}) };
  field.resolve = async (source, arguments_, context, info) => {
    const decision = authorize(callerIn(context), rule, kind ? { kind } : {});
    if (decision.allowed) {
      rejectNullCharacters(arguments_);
      return resolve(source, arguments_, context, info);
    }
    if (audit) await recordDenial(context, audit, arguments_, decision);
    throw new FailureError(failureOfDenial(decision));
  };
}

/** Public operations are rate limited per client address, before they are prepared. */
function limit(field: Field, rule: PublicRule): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  const prepare = field.extensions['prepare'] as Prepare | undefined;
  function admit(context: RequestContext | PreparationContext, arguments_: Readonly<Record<string, unknown>>): void {
    // A token's levels only depend on its scopes.
    if (context.apiToken) throw new FailureError(failureOfDenial(tokenDenial));
    enforceRateLimit(context, field.name, String(rateLimitKey(context.ip)), rule.perMinutePerIp);
    rejectNullCharacters(arguments_);
  }
  const limited: Prepare = async (context, arguments_) => {
    admit(context, arguments_);
    return prepare?.(context, arguments_);
  };
  field.extensions = { ...field.extensions, public: rule, ...(prepare ? { prepare: limited } : {}) };
  field.resolve = (source, arguments_, context, info) => {
    // Otherwise counted by `limited`, whose error the resolver throws.
    if (!prepare) admit(context, arguments_);
    return resolve(source, arguments_, context, info);
  };
}

/** Types through which an operation returns its objects, so that its own rule covers them. */
const answersOf = /^Query$|Connection$|Payload$/;

/** Whether objects in fields of a type are references. */
export const hasReferences = (typeName: string): boolean => !answersOf.test(typeName);

/** Whether an object was reached through another object's field. `path` ends at the object. */
function isReference(path: GraphQLResolveInfo['path'] | undefined): boolean {
  let edge = path;
  // List positions have no type name.
  while (edge && edge.typename === undefined) edge = edge.prev;
  return edge?.typename !== undefined && hasReferences(edge.typename);
}

function guardReferences(type: GraphQLObjectType, { rule, fields, isOwn }: ReferenceRule): void {
  for (const field of Object.values(type.getFields()) as Field[]) {
    if (fields.includes(field.name)) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.extensions = { ...field.extensions, reference: rule };
    field.resolve = (source, arguments_, context, info) => {
      const isCovered = !isReference(info.path.prev) || (context.principal && isOwn(source, context.principal));
      const decision = isCovered || authorize(callerIn(context), rule, { kind: 'Query' });
      if (decision === true || decision.allowed) return resolve(source, arguments_, context, info);
      throw new FailureError(failureOfDenial(decision));
    };
  }
}

function operationFields(schema: GraphQLSchema, kind: OperationKind): GraphQLObjectType {
  const type = kind === 'Query' ? schema.getQueryType() : schema.getMutationType();
  if (!type) throw new Error(`The schema has no ${kind}`);
  return type;
}

/**
 * Wraps the schema's resolvers with the policy: operations, fields with a rule, and referenced objects are authorized before their resolver
 * runs. Throws if an operation has no rule, or a rule no field.
 */
export function guardSchema(schema: GraphQLSchema, { operations, fields, references }: GuardRules): GraphQLSchema {
  for (const kind of ['Query', 'Mutation'] as const) {
    const defined = operationFields(schema, kind).getFields();
    for (const field of Object.values(defined)) {
      const rule = operations[kind][field.name];
      if (!rule) throw new Error(`${kind}.${field.name} has no authorization rule`);
      if (isPublic(rule)) limit(field, rule);
      else enforce(field, rule, kind);
    }
    for (const name of Object.keys(operations[kind])) {
      if (!defined[name]) throw new Error(`The rule of ${kind}.${name} has no field`);
    }
  }
  for (const [path, rule] of Object.entries(fields)) {
    const [typeName = '', fieldName = ''] = path.split('.');
    const type = schema.getType(typeName);
    const field = type && 'getFields' in type ? type.getFields()[fieldName] : undefined;
    if (!field || !('args' in field)) throw new Error(`The rule of ${path} has no field`);
    enforce(field as Field, rule, null);
  }
  for (const [name, reference] of Object.entries(references)) {
    const type = schema.getType(name);
    // A type that no operation returns is not in the schema.
    if (isObjectType(type)) guardReferences(type, reference);
  }
  return schema;
}
