import { labelOf, type FormatValue } from './fieldRegistry.ts';
import type { FormControl } from './form.ts';
import { valueAt } from './path.ts';
import { isSecret, withoutSecrets } from './secret.ts';
import { differences as differingNames } from './values.ts';

/** A mounted field whose stored and entered values differ. */
export type Difference = {
  readonly name: string;
  readonly label: string;
  readonly stored: unknown;
  readonly entered: unknown;
  /** Formats a value the way the field's control shows it. */
  readonly formatValue: FormatValue | undefined;
};

/** The differing fields after a conflict that includes the stored values, in document order, without secrets. */
export function differences(form: FormControl): readonly Difference[] {
  const { stored } = form.status().conflict ?? {};
  if (!stored) return [];
  const { schema, values, registry } = form['~internals'];
  const entered = values();
  const shown = (name: string, from: object) => withoutSecrets(schema(), name, valueAt(from, name), (value) => value);
  const controls = new Set([...differingNames(entered, stored)].map(registry.nearest));
  return registry.inOrder([...controls].filter((name) => !isSecret(schema(), name))).map((name) => ({
    name,
    label: labelOf(registry, name),
    stored: shown(name, stored),
    entered: shown(name, entered),
    formatValue: registry.get(name)?.formatValue,
  }));
}
