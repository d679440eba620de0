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

/** Rules that the contract states in prose only (specification 2.2, field rules). */
const statedInProse: ReadonlySet<string> = new Set(['User.phone', 'User.lastLogin', 'User.mfaEnabled']);

/** Deliberate departures from the contract: ADRs 0044, 0059 and 0071; events of the audit log name their account; who an account cannot lose; from when on it can be deleted; the names of an import; which parts of an uploaded drawing were removed; and whether single keys do something. */
const departures: ReadonlySet<string> = new Set([
  'AuditEvent.entity',
  'AuditEvent.entity directives',
  'Entity.deletableAt',
  'Entity.deletableAt directives',
  'ImagePayload.removed',
  'ImagePayload.removed directives',
  'ImportRow.name',
  'ImportRow.name directives',
  'Mutation.revokeSession directives',
  'Mutation.addDomain directives',
  'Mutation.moveEntity directives',
  'MfaSetupPayload',
  'MfaSetupPayload.secret',
  'MfaSetupPayload.secret directives',
  'MfaSetupPayload.userErrors',
  'MfaSetupPayload.userErrors directives',
  'Mutation.setUpMfa',
  'Mutation.setUpMfa directives',
  'Mutation.confirmMfa',
  'Mutation.confirmMfa directives',
  'Mutation.confirmMfa(code)',
  'Mutation.turnOffMfa',
  'Mutation.turnOffMfa directives',
  'Mutation.resetUserMfa',
  'Mutation.resetUserMfa directives',
  'Mutation.resetUserMfa(id)',
  'ActingPayload.secret',
  'ActingPayload.secret directives',
  'Acting.actor',
  'Preferences.singleKeyShortcuts',
  'Preferences.singleKeyShortcuts directives',
  'PreferencesInput.singleKeyShortcuts',
  'PreferencesInput.singleKeyShortcuts directives',
  'SvgPart',
  'User.isLastAdministrator',
  'User.isLastAdministrator directives',
]);

/** A default may also be given explicitly. */
const isUsual = ({ name, value }: ConstArgumentNode): boolean => name.value === 'scope' && print(value) === 'OWN';

const byName = (one: ConstArgumentNode, other: ConstArgumentNode): number =>
  one.name.value.localeCompare(other.name.value);

/** Directives and their arguments in one order, which means nothing. */
const sorted = (directives: readonly ConstDirectiveNode[] = []): string =>
  directives
    .map((directive) =>
      print({ ...directive, arguments: directive.arguments?.filter((one) => !isUsual(one)).toSorted(byName) ?? [] }),
    )
    .toSorted()
    .join(' ');

/** A schema as flat statements that can be compared: `Type.field(argument)` to its type and directives. */
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
      // Enums are compared as a whole: a client must handle every value.
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

/** Normalises a schema for comparison: without descriptions, and without union members that do not exist yet. */
const compared = (text: string): DocumentNode =>
  visit(parse(text), {
    UnionTypeDefinition: () => null,
    StringValue: (_node, key) => (key === 'description' ? null : undefined),
  });

const contract = statementsOf(compared(committed('contract.graphql')));
const printed = statementsOf(compared(committed('schema.graphql')));

describe('the printed schema', () => {
  it('is a subset of the contract', () => {
    const differing = [...printed].filter(([path, statement]) => {
      const [field = ''] = path.split(' ');
      if (departures.has(path)) return false;
      return contract.get(path) !== statement && !(path.endsWith('directives') && statedInProse.has(field));
    });
    expect(differing).toEqual([]);
  });

  it('departs from the contract only where an ADR says so', () => {
    for (const path of departures) expect(printed.get(path)).not.toBe(contract.get(path));
  });

  it('has every argument and input field of the operations that it has', () => {
    const offered = (path: string): boolean => {
      const [field = '', argument] = path.split('(');
      if (argument !== undefined) return printed.has(field);
      const [type = ''] = field.split('.');
      return printed.get(type) === 'input';
    };
    expect([...contract.keys()].filter((path) => offered(path) && !printed.has(path))).toEqual([]);
  });

  it('has directives for the rules that the contract has in prose only', () => {
    for (const path of statedInProse) {
      expect(Object.keys(fieldRules)).toContain(path);
      expect(printed.get(`${path} directives`)).toContain('st.users');
    }
  });

  it.each(Object.keys(schemaFiles(schema)))('is committed as it is printed: %s', (name) => {
    expect(committed(name), 'run `npm run schema -w apps/api`').toBe(schemaFiles(schema)[name]);
  });
});
