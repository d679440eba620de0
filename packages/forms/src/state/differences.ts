import { labelOf, type Describe } from './fieldRegistry.ts';
import type { FormControl } from './form.ts';
import { valueAt } from './path.ts';
import { isSecret, withoutSecrets } from './secret.ts';
import { differences as differingNames } from './values.ts';

/** A field on the screen that differs between what is stored and what was entered. */
export type Difference = {
  readonly name: string;
  readonly label: string;
  readonly stored: unknown;
  readonly entered: unknown;
  /** How the field's control says a value, where it says it otherwise than the value does. */
  readonly describe: Describe | undefined;
};

/** After a conflict that told what is stored now: what differs, in document order. Secrets are never told. */
export function differences(form: FormControl): readonly Difference[] {
  const { stored } = form.status().conflict ?? {};
  if (!stored) return [];
  const { schema, values, registry } = form['~internals'];
  const entered = values();
  const told = (name: string, from: object) => withoutSecrets(schema(), name, valueAt(from, name), (value) => value);
  const shown = new Set([...differingNames(entered, stored)].map(registry.nearest));
  return registry.inOrder([...shown].filter((name) => !isSecret(schema(), name))).map((name) => ({
    name,
    label: labelOf(registry, name),
    stored: told(name, stored),
    entered: told(name, entered),
    describe: registry.get(name)?.describe,
  }));
}
