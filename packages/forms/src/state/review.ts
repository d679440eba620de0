import type { Form } from './form.ts';
import { isWithin, type FieldsOf } from './path.ts';
import { refusedFields, run, type Outcome } from './schema.ts';
import { copyOf, differences, type Values } from './values.ts';

/**
 * Judges the named fields and what is in them as a submit would: for one step of several. Shows what is wrong, moves the
 * focus there and answers whether all is right.
 */
export async function review<Input extends object>(
  form: Form<Input>,
  names: readonly (keyof FieldsOf<Input> & string)[],
): Promise<boolean> {
  const { schema, values, verdicts, refuse } = form['~internals'];
  let judged: Values;
  let outcome: Outcome;
  do {
    judged = copyOf(values());
    // What is typed while a question is open is judged anew.
    outcome = await run(schema(), judged);
  } while (differences(judged, values()).size > 0);
  const refused = [...refusedFields(outcome.issues)].filter(([name]) => names.some((outer) => isWithin(name, outer)));
  for (const name of [...names, ...refused.map(([refusedName]) => refusedName)]) verdicts.judged.add(name);
  refuse(refused);
  return refused.length === 0;
}
