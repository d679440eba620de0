'use client';

import { itemsOf, keyOf, rearrange, type ArrayItem, type ArrayFieldName } from '../state/fieldArray.ts';
import type { FormControl, FormFields } from '../state/form.ts';
import { useFieldValue } from './useFormState.ts';

export type FieldArray<Item, Name extends string> = {
  /** `key` stays with an item when it moves; `name` is the prefix of its field names. */
  readonly items: readonly { readonly key: string; readonly name: `${Name}.${number}` }[];
  readonly append: (item: Item) => void;
  readonly insert: (position: number, item: Item) => void;
  readonly remove: (position: number) => void;
  readonly move: (from: number, to: number) => void;
};

/** A list of field groups. Re-renders when items are added, removed or moved, not when one of their fields changes. */
export function useFieldArray<Fields extends object, Name extends ArrayFieldName<Fields>>(
  form: FormControl & FormFields<Fields>,
  name: Name,
): FieldArray<ArrayItem<Fields, Name>, Name> {
  useFieldValue(form, name);
  const items = itemsOf(form, name);
  /** The current positions in order. Read when an event occurs, possibly before the next render. */
  const positions = () => itemsOf(form, name).map((_, position) => position);
  const insert = (position: number, item: object) =>
    rearrange(form, name, (positions() as (number | object)[]).toSpliced(position, 0, item));
  return {
    items: items.map((item, position) => ({ key: keyOf(item), name: `${name}.${position}` })),
    append: (item) => insert(itemsOf(form, name).length, item as object),
    insert: (position, item) => insert(position, item as object),
    remove: (position) => rearrange(form, name, positions().toSpliced(position, 1)),
    move(from, to) {
      const order = positions();
      order.splice(to, 0, ...order.splice(from, 1));
      rearrange(form, name, order);
    },
  };
}
