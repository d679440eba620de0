import { defaultFieldResolver, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { recordDenial } from '../audit/recordDenial.ts';
import { FailureError, failureOfDenial } from '../errors/failure.ts';
import { authorise } from '../policy/authorise.ts';
import {
  fieldRules,
  isPublic,
  operationRules,
  type AuthRule,
  type OperationKind,
  type PublicRule,
} from '../policy/rules.ts';
import type { RequestContext } from '../requests/context.ts';
import { networkOf } from '../requests/networkOf.ts';
import { takeTurn } from '../requests/takeTurn.ts';
import { checkTexts } from './checkTexts.ts';

type Rules = Readonly<Record<string, AuthRule>>;
export type GuardRules = {
  readonly operations: Readonly<Record<OperationKind, Readonly<Record<string, AuthRule | PublicRule>>>>;
  /** By `Type.field`. */
  readonly fields: Rules;
};

const policy: GuardRules = { operations: operationRules, fields: fieldRules };

type Field = GraphQLField<unknown, RequestContext>;

function enforce(field: Field, rule: AuthRule, kind: OperationKind | null): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.extensions = { ...field.extensions, auth: rule };
  field.resolve = async (source, arguments_, context, info) => {
    const decision = authorise(context.principal ?? context.newcomer, rule, kind ? { kind } : {});
    if (decision.allowed) {
      checkTexts(arguments_);
      return resolve(source, arguments_, context, info);
    }
    if (kind === 'Mutation') await recordDenial(context, field.name, arguments_, decision);
    throw new FailureError(failureOfDenial(decision));
  };
}

/** For everybody, so many times a minute for each place. */
function limit(field: Field, rule: PublicRule): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.extensions = { ...field.extensions, public: rule };
  field.resolve = (source, arguments_, context, info) => {
    takeTurn(context, `${field.name} ${networkOf(context.ip)}`, rule.perMinutePerIp);
    checkTexts(arguments_);
    return resolve(source, arguments_, context, info);
  };
}

function operationFields(schema: GraphQLSchema, kind: OperationKind): GraphQLObjectType {
  const type = kind === 'Query' ? schema.getQueryType() : schema.getMutationType();
  if (!type) throw new Error(`The schema has no ${kind}`);
  return type;
}

/**
 * Puts the policy on the schema: every operation and every named field is refused before its resolver runs.
 * Throws when an operation has no rule, or a rule no field: neither may be forgotten.
 */
export function guardSchema(schema: GraphQLSchema, { operations, fields }: GuardRules = policy): GraphQLSchema {
  for (const kind of ['Query', 'Mutation'] as const) {
    const defined = operationFields(schema, kind).getFields();
    for (const field of Object.values(defined)) {
      const rule = operations[kind][field.name];
      if (!rule) throw new Error(`${kind}.${field.name} has no authorisation rule`);
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
  return schema;
}
