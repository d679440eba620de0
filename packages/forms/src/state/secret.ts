import { secret } from '../rules/text.ts';
import type { FormSchema, Parts, Schema } from './schema.ts';
import { isGroup } from './values.ts';

/** The internal structure of schemas whose shape depends on the value. */
type Shapes = Parts & {
  /** Of a union or a variant; a picklist has its options there. */
  readonly options?: readonly unknown[];
  /** Of a record. */
  readonly value?: Schema;
};

const isSchema = (part: unknown): part is Shapes =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';

/** The groups that `part` can be. */
function shapesOf(part: Shapes): Shapes[] {
  if (part.wrapped) return shapesOf(part.wrapped);
  return part.options ? part.options.filter(isSchema).flatMap(shapesOf) : [part];
}

/** The rules of field `name` in any shape of the groups around it; empty if there is no such field. */
export function rulesOf(schema: FormSchema, name: string): readonly Parts[] {
  let parts: Shapes[] = [schema];
  for (const key of name.split('.')) {
    parts = parts
      .flatMap(shapesOf)
      .map((part) => part.entries?.[key] ?? part.item ?? part.value)
      .filter(isSchema);
  }
  return parts;
}

const holdsSecret = (part: unknown): boolean => {
  if (typeof part === 'object' && part !== null && 'metadata' in part) return part.metadata === secret.metadata;
  if (!isSchema(part)) return false;
  const { wrapped, options = [], pipe = [] } = part;
  return [wrapped, ...options, ...pipe].some((step) => step !== part && holdsSecret(step));
};

/** Whether the field must never be stored: one of its rules has a `secret` step. */
export const isSecret = (schema: FormSchema, name: string): boolean => rulesOf(schema, name).some(holdsSecret);

/**
 * The value of field `name` without its secrets, each single value transformed by `keep`; undefined if nothing
 * remains.
 */
export function withoutSecrets(
  schema: FormSchema,
  name: string,
  value: unknown,
  keep: (value: unknown) => unknown,
): unknown {
  if (isSecret(schema, name)) return undefined;
  if (!isGroup(value)) return keep(value);
  const entries = Object.entries(value);
  const parts = entries
    .map(([key, part]) => [key, withoutSecrets(schema, `${name}.${key}`, part, keep)] as const)
    .filter(([, part]) => part !== undefined);
  if (parts.length === 0 && entries.length > 0) return undefined;
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
