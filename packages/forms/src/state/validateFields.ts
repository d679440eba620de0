import type { Form } from './form.ts';
import { isWithin, type FieldsOf } from './path.ts';
import { errorsByField, run, type Outcome } from './schema.ts';
import { copyOf, differences, type Values } from './values.ts';

/**
 * Validates the named fields and everything in them, for one step of several, as a submit would. Shows errors, moves
 * focus to the first one, and returns whether all are valid.
 */
export async function validateFields<Input extends object>(
  form: Form<Input>,
  names: readonly (keyof FieldsOf<Input> & string)[],
): Promise<boolean> {
  const { schema, values, validation, showErrors } = form['~internals'];
  let snapshot: Values;
  let outcome: Outcome;
  do {
    snapshot = copyOf(values());
    // Values changed while an async rule was pending are validated again.
    outcome = await run(schema(), snapshot);
  } while (differences(snapshot, values()).size > 0);
  const errors = [...errorsByField(outcome.issues)].filter(([name]) => names.some((outer) => isWithin(name, outer)));
  for (const name of [...names, ...errors.map(([name]) => name)]) validation.validated.add(name);
  showErrors(errors);
  return errors.length === 0;
}
