import { createFieldRegistry, type FieldRegistry } from './fieldRegistry.ts';
import type { FormControl } from './form.ts';

/** Joins what a person entered with what is stored now, where both differ from what was stored before. */
export type Merge = (entered: unknown, before: unknown, stored: unknown) => unknown;

type AnyForm = Pick<FormControl, '~internals'>;
/** What is kept of an unmounted control: not its element, which could not be garbage-collected then. */
type Remembered = { readonly merge: Merge | undefined };
type Control = { readonly name: string; readonly merge?: Merge | undefined };

const createControls = createFieldRegistry<Remembered>;

/** By form: the controls it had so far, also those of a step that was left. */
const known = new WeakMap<FieldRegistry, ReturnType<typeof createControls>>();

function controlsOf({ '~internals': { registry } }: AnyForm): ReturnType<typeof createControls> {
  let controls = known.get(registry);
  if (!controls) known.set(registry, (controls = createControls()));
  return controls;
}

/** Remembers, for when it is unmounted, that one control holds all of field `name`. */
export function rememberControl(form: AnyForm, name: string, merge?: Merge): void {
  controlsOf(form).add(name, { merge });
}

/** The control that holds field `name`, alone or with others: what it holds belongs together, and is moved whole. */
export function controlOf(form: AnyForm, name: string): Control {
  const { registry } = form['~internals'];
  const controls = registry.get(registry.nearest(name)) ? registry : controlsOf(form);
  const nearest = controls.nearest(name);
  return { name: nearest, merge: controls.get(nearest)?.merge };
}
