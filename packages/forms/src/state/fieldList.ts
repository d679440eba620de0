import type { FormControl } from './form.ts';
import { isWithin, valueAt } from './path.ts';

type Item = object;

/** Names of the fields that hold a list of groups. */
export type ListNameOf<Fields extends object> = {
  [Name in keyof Fields & string]-?: NonNullable<Fields[Name]> extends readonly Item[] ? Name : never;
}[keyof Fields & string];

export type ItemOf<Fields extends object, Name extends keyof Fields> =
  NonNullable<Fields[Name]> extends readonly (infer Each)[] ? Each : never;

const keys = new WeakMap<object, string>();
let issued = 0;

/** A key that stays with an item wherever it moves. Other values, as after a reset, are other items. */
export function keyOf(item: object): string {
  let key = keys.get(item);
  if (key === undefined) keys.set(item, (key = `item-${++issued}`));
  return key;
}

export const itemsOf = (form: FormControl, list: string): readonly object[] =>
  // A list of groups, by the type of whoever names it.
  (valueAt(form['~internals'].values(), list) ?? []) as readonly object[];

/**
 * Gives the items of `list` other positions: errors, and what a person has seen, go with each of them.
 *
 * @param order for each new position the item's position before, or a new item.
 */
export function rearrange(form: FormControl, list: string, order: readonly (number | object)[]): void {
  const { changed, verdicts, replaceList } = form['~internals'];
  const before = itemsOf(form, list);
  const positions = new Map(order.map((from, position) => [from, position]));
  const to = (name: string): string | undefined => {
    if (name === list || !isWithin(name, list)) return name;
    const [from, ...rest] = name.slice(list.length + 1).split('.');
    const position = positions.get(Number(from));
    return position === undefined ? undefined : [list, position, ...rest].join('.');
  };
  const items = order.map((from) => (typeof from === 'number' ? before[from] : from));
  replaceList(list, items, () => {
    for (const names of [changed, verdicts.judged]) {
      const moved = [...names].flatMap((name) => to(name) ?? []);
      names.clear();
      for (const name of moved) names.add(name);
    }
    const errors = [...verdicts.errors];
    verdicts.errors.clear();
    for (const [name, error] of errors) {
      const moved = to(name);
      if (moved !== undefined) verdicts.errors.set(moved, error);
    }
    // An answer would come for the position that the item had: it is asked for again where it is now.
    const asked = [...verdicts.questions.keys()].filter((name) => isWithin(name, list));
    for (const name of asked) verdicts.drop(name);
    for (const name of asked) {
      const moved = to(name);
      if (moved !== undefined) verdicts.judge(moved, true);
    }
  });
}
