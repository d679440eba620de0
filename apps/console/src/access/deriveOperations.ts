import { type FieldDefinitionNode, Kind, parse, type ValueNode } from 'graphql';
import type { OperationRule } from './access.ts';

const defaults: OperationRule = { level: 'READ', scope: 'OWN' };

function plain(value: ValueNode): unknown {
  if (value.kind === Kind.LIST) return value.values.map(plain);
  return 'value' in value ? value.value : null;
}

function ruleOf({ directives = [] }: FieldDefinitionNode): OperationRule | null {
  const auth = directives.find((directive) => directive.name.value === 'auth');
  if (!auth) return null;
  const given = (auth.arguments ?? []).map((argument) => [argument.name.value, plain(argument.value)]);
  // The directive's definition, beside it in the same file, declares exactly these arguments.
  return { ...defaults, ...Object.fromEntries(given) } as OperationRule;
}

/** The rule of every operation of the API, by its name, from the `@auth` directives of the printed schema. */
export function deriveOperations(schema: string): Record<string, OperationRule> {
  const rules: Record<string, OperationRule> = {};
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

/** Source text of operations.generated.ts. */
export function printOperations(operations: Record<string, OperationRule>): string {
  return [
    '// Generated from the @auth directives of the API: npm run operations -w apps/console',
    "import type { OperationRule } from './access.ts';",
    '',
    `export const operations = ${JSON.stringify(operations, null, 2)} as const satisfies Record<string, OperationRule>;`,
    '',
    'export type OperationName = keyof typeof operations;',
    '',
  ].join('\n');
}
