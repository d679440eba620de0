import { changedAncestor } from './changedAncestor.ts';
import { controlOf, type Merge } from './controls.ts';
import type { Form } from './form.ts';
import { setValueAt, valueAt } from './path.ts';
import { copyOf, type Values } from './values.ts';

/**
 * What is stored has changed: moves the baseline there, and with it each control that holds no unsaved change. What one
 * control holds is never mixed of both, unless it says how.
 */
export function rebase<Input extends object>(form: Form<Input>, stored: NoInfer<Input>): void {
  const { values, baseline, dirty, replaceValues } = form['~internals'];
  // The fields of an input are what a form keeps, whatever their types.
  const next = copyOf(stored) as Values;
  // A list of another length comes whole and first, its fields after it.
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
