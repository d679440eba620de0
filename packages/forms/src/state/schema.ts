import * as v from 'valibot';
import { failureOf, failuresByPath, type RuleFailure } from '../rules/index.ts';

/** An object schema, with or without steps that compare its fields. */
export type FormSchema = v.GenericSchema<Record<string, unknown>, object> & {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
};

/** The failure of one field by its own rule: work independent of the number of fields. */
function ownFailure(schema: FormSchema, name: string, value: unknown): RuleFailure | undefined {
  const entry = schema.entries[name];
  const issue = entry && v.safeParse(entry, value).issues?.[0];
  return issue && failureOf(issue);
}

const comparesFields = (schema: FormSchema): boolean => 'pipe' in schema;

/**
 * The verdict on `name` given all `values`. Where the schema compares fields and the field's own rule is content, the
 * whole schema runs (`isWhole`) and the failures are those of every field.
 */
export function checkField(
  schema: FormSchema,
  name: string,
  values: Record<string, unknown>,
): { failures: Map<string, RuleFailure>; isWhole: boolean } {
  const own = ownFailure(schema, name, values[name]);
  if (own) return { failures: new Map([[name, own]]), isWhole: false };
  if (!comparesFields(schema)) return { failures: new Map(), isWhole: false };
  return { failures: failuresByPath(v.safeParse(schema, values).issues ?? []), isWhole: true };
}

/** Whether leaving the field empty is refused: the schema is the only place that knows. */
export const isRequired = (schema: FormSchema, name: string): boolean =>
  ownFailure(schema, name, '')?.code === 'REQUIRED';
