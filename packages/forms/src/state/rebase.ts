import type { Form } from './form.ts';
import { listWithoutItem } from './listWithoutItem.ts';
import { setValueAt, valueAt } from './path.ts';
import { copyOf, type Values } from './values.ts';

/** What is stored has changed: moves the baseline there, and with it each field that holds no unsaved change. */
export function rebase<Input extends object>(form: Form<Input>, stored: NoInfer<Input>): void {
  const { values, dirty, replaceValues } = form['~internals'];
  // The fields of an input are what a form keeps, whatever their types.
  const next = copyOf(stored) as Values;
  // A list of another length comes whole and first, its fields after it.
  for (const changed of dirty) {
    // Of an item that is stored no more, only the whole list as it was entered makes sense.
    const name = listWithoutItem(next, changed) ?? changed;
    setValueAt(next, name, copyOf(valueAt(values(), name)));
  }
  replaceValues(next, copyOf(stored) as Values);
}
