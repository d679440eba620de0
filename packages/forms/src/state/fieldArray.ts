import type { FormControl } from './form.ts';
import { isWithin, valueAt } from './path.ts';
import { copyOf } from './values.ts';

type Item = object;

/** Names of the fields that contain a list of groups. */
export type ArrayFieldName<Fields extends object> = {
  [Name in keyof Fields & string]-?: NonNullable<Fields[Name]> extends readonly Item[] ? Name : never;
}[keyof Fields & string];

export type ArrayItem<Fields extends object, Name extends keyof Fields> =
  NonNullable<Fields[Name]> extends readonly (infer Each)[] ? Each : never;

const keys = new WeakMap<object, string>();
let issued = 0;

/** A key that stays with an item when it moves. Replaced values, as after a reset, are new items. */
export function keyOf(item: object): string {
  let key = keys.get(item);
  if (key === undefined) keys.set(item, (key = `item-${++issued}`));
  return key;
}

export const itemsOf = (form: FormControl, list: string): readonly object[] =>
  // A list of groups; the caller's type ensures it.
  (valueAt(form['~internals'].values(), list) ?? []) as readonly object[];

/**
 * Reorders the items of `list` with their errors and touched state.
 *
 * @param order for each new position, the item's previous position, or a new item.
 */
export function rearrange(form: FormControl, list: string, order: readonly (number | object)[]): void {
  const { changed, validation, setValue, isWatched } = form['~internals'];
  const before = itemsOf(form, list);
  const positions = new Map(order.map((from, position) => [from, position]));
  const isInItem = (name: string) => name !== list && isWithin(name, list);
  /** The new name of an item's field; undefined if the item was removed. */
  const moved = (name: string): string | undefined => {
    const [from, ...rest] = name.slice(list.length + 1).split('.');
    const position = positions.get(Number(from));
    return position === undefined ? undefined : [list, position, ...rest].join('.');
  };
  for (const names of [changed, validation.validated]) {
    const inItems = [...names].filter(isInItem);
    for (const name of inItems) names.delete(name);
    for (const name of inItems.flatMap((each) => moved(each) ?? [])) names.add(name);
  }
  const errors = [...validation.errors].filter(([name]) => isInItem(name));
  // A pending result would be for the previous position, so the field is validated again at its new one.
  const pending = [...validation.pendingAsyncValidations.keys()].filter(isInItem);
  for (const [name] of errors) validation.setError(name, undefined);
  for (const name of pending) validation.cancel(name);
  setValue(
    list,
    // Copied, because the same item can be added twice, and its fields are changed in place.
    order.map((from) => (typeof from === 'number' ? before[from] : copyOf(from))),
  );
  // The pending validation of all values used the old positions.
  if (validation.isValidating('')) validation.validate('', false);
  const listError = validation.error(list);
  if (listError?.isFromServer) validation.setError(list, undefined);
  const isShown = listError !== undefined;
  if (isShown || isWatched()) validation.validate(list, isShown);
  for (const [name, error] of errors) {
    const to = moved(name);
    if (to !== undefined) validation.setError(to, error);
  }
  for (const name of pending) {
    const to = moved(name);
    if (to !== undefined) validation.validate(to, !changed.has(to));
  }
}
