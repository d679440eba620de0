import type { MountedField } from './fieldRegistry.ts';
import type { FormControl } from './form.ts';

/** Joins what a person entered with what is stored now, where both differ from what was stored before. */
export type Merge = (entered: unknown, before: unknown, stored: unknown) => unknown;

type Control = { readonly name: string; readonly merge?: Merge | undefined };

/** By form: the controls it had so far, also those of a step that was left. */
const known = new WeakMap<object, Map<string, Merge | undefined>>();

/** Remembers that one control holds all of field `name`, for when it is on the screen no more. */
export function rememberControl(form: Pick<FormControl, '~internals'>, name: string, { merge }: MountedField): void {
  const { registry } = form['~internals'];
  const controls = known.get(registry) ?? new Map();
  known.set(registry, controls.set(name, merge));
}

/** The control that holds field `name`, alone or with others: what it holds belongs together, and is moved whole. */
export function controlOf(form: Pick<FormControl, '~internals'>, name: string): Control {
  const { registry } = form['~internals'];
  const shown = registry.nearest(name);
  const mounted = registry.get(shown);
  if (mounted) return { name: shown, merge: mounted.merge };
  const controls = known.get(registry) ?? new Map<string, Merge | undefined>();
  const left = registry.nearest(name, controls);
  return { name: left, merge: controls.get(left) };
}
