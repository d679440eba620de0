import { type FieldDefinitionNode, Kind, parse, type ValueNode } from 'graphql';
import type { Level, OperationRule } from './access.ts';

/** All `@auth` arguments. Only the API checks scope and step-up. */
export type AuthRule = OperationRule & { level: Level; scope: 'SELF' | 'OWN' | 'SUBTREE'; stepUp?: boolean };

const defaults: AuthRule = { level: 'READ', scope: 'OWN' };

function plain(value: ValueNode): unknown {
  if (value.kind === Kind.LIST) return value.values.map(plain);
  return 'value' in value ? value.value : null;
}

function ruleOf({ directives = [] }: FieldDefinitionNode): AuthRule | null {
  const auth = directives.find((directive) => directive.name.value === 'auth');
  if (!auth) return null;
  const given = (auth.arguments ?? []).map((argument) => [argument.name.value, plain(argument.value)]);
  // The directive's definition declares exactly these arguments.
  return { ...defaults, ...Object.fromEntries(given) } as AuthRule;
}

/** The rules of the API's operations by name, from the schema's `@auth` directives. */
export function deriveOperations(schema: string): Record<string, AuthRule> {
  const rules: Record<string, AuthRule> = {};
  for (const definition of parse(schema).definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    if (!['Query', 'Mutation'].includes(definition.name.value)) continue;
    for (const field of definition.fields ?? []) {
      const rule = ruleOf(field);
      if (rule) rules[field.name.value] = { ...rule, ...(definition.name.value === 'Mutation' && { mutation: true }) };
    }
  }
  return rules;
}

const unread = new Set(['scope', 'stepUp']);
const isRead = (key: string, value: unknown) => !unread.has(key) && !(key === 'level' && value === defaults.level);

/** The part of the rules that the console reads, without the default level. */
export const obstaclesOf = (rules: Record<string, AuthRule>): Record<string, OperationRule> =>
  JSON.parse(JSON.stringify(rules, (key, value: unknown) => (isRead(key, value) ? value : undefined)));

/** Source text of operations.generated.ts. */
export function printOperations(rules: Record<string, AuthRule>): string {
  return [
    '// Generated from the @auth directives of the API: npm run operations -w apps/console',
    "import type { OperationRule } from './access.ts';",
    '',
    `export const operations = ${JSON.stringify(obstaclesOf(rules), null, 2)} as const satisfies Record<string, OperationRule>;`,
    '',
    'export type OperationName = keyof typeof operations;',
    '',
  ].join('\n');
}
