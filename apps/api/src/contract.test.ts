import { readFileSync } from 'node:fs';
import {
  Kind,
  parse,
  print,
  visit,
  type DefinitionNode,
  type ConstArgumentNode,
  type ConstDirectiveNode,
  type DocumentNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { fieldRules } from './objects.ts';
import { schemaFiles } from './core/schema/printSchema.ts';
import { schema } from './schema.ts';

const committed = (name: string): string => readFileSync(new URL(`../schema/${name}`, import.meta.url), 'utf8');

/** Rules that the contract only states in descriptions (specification 2.2, field rules). */
const statedInProse: ReadonlySet<string> = new Set(['User.phone', 'User.lastLogin', 'User.mfaEnabled']);

/**
 * Deliberate differences from the contract: adding a domain and moving an account require a recent sign-in, and acting has a secret
 * (ADRs 0044, 0059).
 */
const departures: ReadonlySet<string> = new Set([
  'Mutation.addDomain directives',
  'Mutation.moveEntity directives',
  'ActingPayload.secret',
  'ActingPayload.secret directives',
  'Acting.actor',
]);

/** A default can also be given explicitly. */
const isUsual = ({ name, value }: ConstArgumentNode): boolean => name.value === 'scope' && print(value) === 'OWN';

const byName = (one: ConstArgumentNode, other: ConstArgumentNode): number =>
  one.name.value.localeCompare(other.name.value);

/** Sorts directives and their arguments, whose order is irrelevant. */
const sorted = (directives: readonly ConstDirectiveNode[] = []): string =>
  directives
    .map((directive) =>
      print({ ...directive, arguments: directive.arguments?.filter((one) => !isUsual(one)).toSorted(byName) ?? [] }),
    )
    .toSorted()
    .join(' ');

/** Flattens a schema into comparable statements: `Type.field(argument)` to its type and directives. */
function statementsOf(document: DocumentNode): Map<string, string> {
  const statements = new Map<string, string>();
  for (const definition of document.definitions) addDefinition(statements, definition);
  return statements;
}

function addDefinition(statements: Map<string, string>, definition: DefinitionNode): void {
  switch (definition.kind) {
    case Kind.SCALAR_TYPE_DEFINITION:
      statements.set(definition.name.value, 'scalar');
      break;
    case Kind.ENUM_TYPE_DEFINITION:
      // Enums are compared as a whole, because a client must handle every value.
      statements.set(
        definition.name.value,
        `enum ${definition.values
          ?.map(({ name }) => name.value)
          .toSorted()
          .join(' ')}`,
      );
      break;
    case Kind.DIRECTIVE_DEFINITION:
      statements.set(`@${definition.name.value}`, print(definition));
      break;
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_DEFINITION: {
      const type = definition.name.value;
      statements.set(type, `${definition.kind} ${definition.interfaces?.map(print).join(' ')}`);
      for (const field of definition.fields ?? []) {
        const path = `${type}.${field.name.value}`;
        statements.set(path, print(field.type));
        statements.set(`${path} directives`, sorted(field.directives));
        for (const argument of field.arguments ?? []) {
          statements.set(`${path}(${argument.name.value})`, print(argument));
        }
      }
      break;
    }
    case Kind.INPUT_OBJECT_TYPE_DEFINITION: {
      const type = definition.name.value;
      statements.set(type, 'input');
      for (const field of definition.fields ?? []) {
        statements.set(
          `${type}.${field.name.value}`,
          `${print(field.type)} = ${field.defaultValue ? print(field.defaultValue) : ''}`,
        );
        statements.set(`${type}.${field.name.value} directives`, sorted(field.directives));
      }
      break;
    }
    default:
      throw new Error(`The comparison does not know ${definition.kind}`);
  }
}

/** Normalizes a schema for comparison: without descriptions and nonexistent union members. */
const compared = (text: string): DocumentNode =>
  visit(parse(text), {
    UnionTypeDefinition: () => null,
    StringValue: (_node, key) => (key === 'description' ? null : undefined),
  });

const contract = statementsOf(compared(committed('contract.graphql')));
const printed = statementsOf(compared(committed('schema.graphql')));

describe('the printed schema', () => {
  it('matches the contract', () => {
    const differing = [...contract].filter(([path, statement]) => {
      const [field = ''] = path.split(' ');
      if (departures.has(path) || !printed.has(path)) return false;
      return printed.get(path) !== statement && !(path.endsWith('directives') && statedInProse.has(field));
    });
    expect(differing).toEqual([]);
  });

  it('contains all of the contract except recordClientEvent', () => {
    const missing = [...contract.keys()].filter((path) => !printed.has(path));
    expect(missing.filter((path) => !/^Mutation\.recordClientEvent\b/.test(path))).toEqual([]);
  });

  it('differs from the contract only where an ADR allows it', () => {
    for (const path of departures) expect(printed.get(path)).not.toBe(contract.get(path));
  });

  it('has directives for the rules that the contract only states in descriptions', () => {
    for (const path of statedInProse) {
      expect(Object.keys(fieldRules)).toContain(path);
      expect(printed.get(`${path} directives`)).toContain('st.users');
    }
  });

  it.each(Object.keys(schemaFiles(schema)))('equals the committed file: %s', (name) => {
    expect(committed(name), 'run `npm run schema -w apps/api`').toBe(schemaFiles(schema)[name]);
  });
});
