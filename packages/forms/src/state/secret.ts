import { secret } from '../rules/text.ts';
import type { FormSchema, Parts, Schema } from './schema.ts';
import { isGroup } from './values.ts';

/** Where schemas whose shape depends on the value keep what they are made of. */
type Shapes = Parts & {
  /** Of a union or a variant; a list of choices has the choices there. */
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

/** The rules that field `name` has in one shape or another of the groups around it; none: there is no such field. */
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

/** Whether the field holds what must never be kept: some step of a rule of it is the mark `secret`. */
export const isSecret = (schema: FormSchema, name: string): boolean => rulesOf(schema, name).some(holdsSecret);

/** The value of field `name` without the secrets in it, each single value as `keep` answers; nothing where that is all. */
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
