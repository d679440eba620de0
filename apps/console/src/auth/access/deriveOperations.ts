import { type FieldDefinitionNode, Kind, parse, type ValueNode } from 'graphql';
import type { OperationRule } from './access.ts';

/** All `@auth` arguments. Scope and step-up are the API's to check, and no obstacle in the console. */
export type AuthRule = OperationRule & { scope: 'SELF' | 'OWN' | 'SUBTREE'; stepUp?: boolean };

const defaults: AuthRule = { level: 'READ', scope: 'OWN' };

function plain(value: ValueNode): unknown {
  if (value.kind === Kind.LIST) return value.values.map(plain);
  return 'value' in value ? value.value : null;
}

function ruleOf({ directives = [] }: FieldDefinitionNode): AuthRule | null {
  const auth = directives.find((directive) => directive.name.value === 'auth');
  if (!auth) return null;
  const given = (auth.arguments ?? []).map((argument) => [argument.name.value, plain(argument.value)]);
  // The directive's definition, beside it in the same file, declares exactly these arguments.
  return { ...defaults, ...Object.fromEntries(given) } as AuthRule;
}

/** The rule of every operation of the API, by its name, from the `@auth` directives of the printed schema. */
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

/** What the console reads of the rules. */
export const obstaclesOf = (rules: Record<string, AuthRule>): Record<string, OperationRule> =>
  JSON.parse(JSON.stringify(rules, (key, value: unknown) => (unread.has(key) ? undefined : value)));

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
