import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { auth } from '../policy/rules.ts';
import { fieldRules } from '../../objects.ts';
import { guardSchema, type GuardRules } from './guard.ts';
import { operationRules } from '../../operations.ts';
import { schema } from '../../schema.ts';

const rule = auth({ scope: 'SELF' });
const small = () => buildSchema('type Query { viewer: String } type Mutation { change: Boolean }');
const rules = (changed: Partial<GuardRules> = {}): GuardRules => ({
  operations: { Query: { viewer: rule }, Mutation: { change: rule } },
  fields: {},
  references: {},
  ...changed,
});

describe("guardSchema", () => {
  it("accepts a schema in which every operation has a rule", () => {
    expect(() => guardSchema(small(), rules())).not.toThrow();
  });

  it("rejects a query or mutation without a rule", () => {
    const noQuery = rules({ operations: { Query: {}, Mutation: { change: rule } } });
    expect(() => guardSchema(small(), noQuery)).toThrow('Query.viewer has no authorization rule');
    const noMutation = rules({ operations: { Query: { viewer: rule }, Mutation: {} } });
    expect(() => guardSchema(small(), noMutation)).toThrow('Mutation.change has no authorization rule');
  });

  it("rejects a rule that guards nothing", () => {
    const extra = rules({ operations: { Query: { viewer: rule, gone: rule }, Mutation: { change: rule } } });
    expect(() => guardSchema(small(), extra)).toThrow('Query.gone has no field');
    expect(() => guardSchema(small(), rules({ fields: { 'User.gone': rule } }))).toThrow('User.gone has no field');
  });

  it("has the rule of each operation and field of the real schema", () => {
    const extensionOf = (type: string, field: string) => {
      const found = schema.getType(type);
      return found && 'getFields' in found ? (found.getFields()[field]?.extensions['auth'] ?? found.getFields()[field]?.extensions['public']) : undefined;
    };
    for (const kind of ['Query', 'Mutation'] as const) {
      for (const [name, expected] of Object.entries(operationRules[kind])) expect(extensionOf(kind, name)).toBe(expected);
    }
    for (const [path, expected] of Object.entries(fieldRules)) {
      const [type = '', field = ''] = path.split('.');
      expect(extensionOf(type, field)).toBe(expected);
    }
  });
});
