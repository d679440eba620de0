import { createFieldRegistry, type FieldRegistry, type MountedField } from './fieldRegistry.ts';
import type { FormControl } from './form.ts';

/** Joins what a person entered with what is stored now, where both differ from what was stored before. */
export type Merge = (entered: unknown, before: unknown, stored: unknown) => unknown;

type AnyForm = Pick<FormControl, '~internals'>;
type Control = { readonly name: string; readonly merge?: Merge | undefined };

/** By form: the controls it had so far, also those of a step that was left. */
const known = new WeakMap<FieldRegistry, FieldRegistry>();

function controlsOf({ '~internals': { registry } }: AnyForm): FieldRegistry {
  let controls = known.get(registry);
  if (!controls) known.set(registry, (controls = createFieldRegistry()));
  return controls;
}

/** Remembers that one control holds all of field `name`, for when it is on the screen no more. */
export function rememberControl(form: AnyForm, name: string, field: MountedField): void {
  controlsOf(form).add(name, field);
}

/** The control that holds field `name`, alone or with others: what it holds belongs together, and is moved whole. */
export function controlOf(form: AnyForm, name: string): Control {
  const { registry } = form['~internals'];
  const controls = registry.get(registry.nearest(name)) ? registry : controlsOf(form);
  const nearest = controls.nearest(name);
  return { name: nearest, merge: controls.get(nearest)?.merge };
}
