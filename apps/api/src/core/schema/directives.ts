import { ruleDefaults, type AuthRule, type PublicRule } from '../policy/rules.ts';

/** Arguments of `@constraint`: length of a text or list, value of a number, pattern of a text. */
export type Constraint = { readonly min?: number; readonly max?: number; readonly pattern?: string };
/**
 * Arguments of `@cost`: `value` is the cost of the response in objects, and `multiplier` names the argument with the number of requested
 * objects.
 */
export type Cost = { readonly value?: number; readonly multiplier?: string };

/** The contract directives that this schema uses. */
export const directiveDefinitions = `
"effective principal must hold group>=level, and (types) match; scope: SELF user, OWN entity, SUBTREE own+children; an API token (TOK-09) passes only queries whose group is in its scopes"
directive @auth(group: String, level: Level = READ, types: [EntityType!], scope: Scope = OWN, service: Service, adminAccess: Boolean = false, notActing: Boolean = false, stepUp: Boolean = false) on FIELD_DEFINITION

"API-key mode allowed (no session)"
directive @public(perMinutePerIp: Int = 30) on FIELD_DEFINITION

directive @cost(value: Int = 1, multiplier: String) on FIELD_DEFINITION

"length of a string or a list, value of a number"
directive @constraint(min: Int, max: Int, pattern: String) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION

enum Scope { SELF OWN SUBTREE }
`;

const applied = (name: string, printed: readonly string[]): string =>
  printed.length === 0 ? `@${name}` : `@${name}(${printed.join(', ')})`;

/** `@auth(…)` with the arguments that differ from the default. */
export function printAuth(rule: AuthRule): string {
  const printed: string[] = [];
  if (rule.group !== null) printed.push(`group: "${rule.group}"`);
  if (rule.level !== ruleDefaults.level) printed.push(`level: ${rule.level}`);
  if (rule.types !== null) printed.push(`types: [${rule.types.join(', ')}]`);
  if (rule.scope !== ruleDefaults.scope) printed.push(`scope: ${rule.scope}`);
  if (rule.service !== null) printed.push(`service: ${rule.service}`);
  for (const flag of ['adminAccess', 'notActing', 'stepUp'] as const) if (rule[flag]) printed.push(`${flag}: true`);
  return applied('auth', printed);
}

export const printPublic = ({ perMinutePerIp }: PublicRule): string =>
  applied('public', perMinutePerIp === 30 ? [] : [`perMinutePerIp: ${perMinutePerIp}`]);

export const printCost = ({ value, multiplier }: Cost): string =>
  applied('cost', [
    ...(value === undefined ? [] : [`value: ${value}`]),
    ...(multiplier === undefined ? [] : [`multiplier: "${multiplier}"`]),
  ]);

export const printConstraint = (constraint: Constraint): string =>
  applied(
    'constraint',
    Object.entries(constraint).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
  );
