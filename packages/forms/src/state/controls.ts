import { createFieldRegistry, type FieldRegistry } from './fieldRegistry.ts';
import type { FormControl } from './form.ts';

/** Merges what the user entered with the currently stored value, if both differ from the previously stored one. */
export type Merge = (entered: unknown, before: unknown, stored: unknown) => unknown;

type AnyForm = Pick<FormControl, '~internals'>;
/** Data of an unmounted control, without its element, which could otherwise not be garbage-collected. */
type Remembered = { readonly merge: Merge | undefined };
type Control = { readonly name: string; readonly merge?: Merge | undefined };

const createControls = createFieldRegistry<Remembered>;

/** By form: all controls so far, including those of unmounted steps. */
const known = new WeakMap<FieldRegistry, ReturnType<typeof createControls>>();

function controlsOf({ '~internals': { registry } }: AnyForm): ReturnType<typeof createControls> {
  let controls = known.get(registry);
  if (!controls) known.set(registry, (controls = createControls()));
  return controls;
}

/** Remembers that one control contains all of field `name`, for after it unmounts. */
export function rememberControl(form: AnyForm, name: string, merge?: Merge): void {
  controlsOf(form).add(name, { merge });
}

/** The control that contains field `name`, alone or with others: its value is moved as a whole. */
export function controlOf(form: AnyForm, name: string): Control {
  const { registry } = form['~internals'];
  const controls = registry.get(registry.nearest(name)) ? registry : controlsOf(form);
  const nearest = controls.nearest(name);
  return { name: nearest, merge: controls.get(nearest)?.merge };
}
