import { changedAncestor } from './changedAncestor.ts';
import { controlOf, type Merge } from './controls.ts';
import type { Form } from './form.ts';
import { setValueAt, valueAt } from './path.ts';
import { copyOf, type Values } from './values.ts';

/**
 * Moves the baseline to newly stored values, along with each control without unsaved changes. The value of one
 * control is never a mix of both, unless it has a merge function.
 */
export function rebase<Input extends object>(form: Form<Input>, stored: NoInfer<Input>): void {
  const { values, baseline, dirty, replaceValues } = form['~internals'];
  // A form stores the fields of an input, whatever their types.
  const next = copyOf(stored) as Values;
  // A list of another length is moved as a whole first, before its fields.
  const moved = new Map<string, Merge | undefined>();
  for (const changed of dirty) {
    const { name, merge } = controlOf(form, changed);
    const around = changedAncestor(name, baseline(), stored);
    moved.set(around ?? name, around === undefined ? merge : undefined);
  }
  for (const [name, merge = (entered: unknown) => entered] of moved) {
    setValueAt(next, name, copyOf(merge(valueAt(values(), name), valueAt(baseline(), name), valueAt(stored, name))));
  }
  replaceValues(next, copyOf(stored) as Values);
}
