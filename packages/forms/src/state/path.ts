/** What one control holds, however it is built. */
type Whole =
  | string
  | number
  | bigint
  | boolean
  | symbol
  | null
  | undefined
  | Date
  | Blob
  | ((...args: never[]) => unknown);

type Names<Value> = Value extends Whole
  ? never
  : Value extends readonly (infer Item)[]
    ? `${number}` | `${number}.${Names<Item>}`
    : { [Key in keyof Value & string]-?: NamesIn<Value[Key], Key> }[keyof Value & string];

/** A key with a dot is no field, as its name would be that of another one. Its error is shown above the form. */
type NamesIn<Value, Key extends string> = Key extends `${string}.${string}`
  ? never
  : Key | `${Key}.${Names<NonNullable<Value>>}`;

type ValueAt<Value, Name extends string> = Name extends `${infer Key}.${infer Rest}`
  ? ValueAt<NonNullable<Child<Value, Key>>, Rest>
  : Child<Value, Name>;

type Child<Value, Key extends string> = Value extends readonly (infer Item)[]
  ? Item
  : Key extends keyof Value
    ? Value[Key]
    : never;

/**
 * The fields of a form by name: dotted from the outside in, list items by their position. `{ user: { name: string } }`
 * has `user` and `user.name`, `{ rows: { host: string }[] }` has `rows`, `rows.0` and `rows.0.host`.
 */
export type FieldsOf<Input> = { [Name in Names<Input>]: ValueAt<Input, Name> };

type Tree = Record<string, unknown>;

/** What stands at `name` in `values`; at `''` all of them. */
export function valueAt(values: unknown, name: string): unknown {
  let value = values;
  if (name === '') return value;
  for (const key of name.split('.')) value = (value as Tree | null | undefined)?.[key];
  return value;
}

/** Puts `value` at `name`, in place; groups that are missing on the way are made. */
export function setValueAt(values: object, name: string, value: unknown): void {
  const keys = name.split('.');
  const last = keys.pop() ?? '';
  let group = values as Tree;
  for (const key of keys) group = (group[key] ??= {}) as Tree;
  group[last] = value;
}

/** The name of what stands at `key` in the group `outer`. */
export const nameIn = (outer: string, key: string): string => (outer === '' ? key : `${outer}.${key}`);

/** Whether `name` is `outer` or lies within it; everything lies within `''`. */
export const isWithin = (name: string, outer: string): boolean => `${name}.`.startsWith(outer && `${outer}.`);

/** Takes `name` out of `names`, and unless it is of a leaf all that lies within it: that one is found without a walk. */
export function deleteWithin(names: Set<string>, name: string, isLeaf?: boolean): void {
  if (isLeaf) names.delete(name);
  else for (const descendant of names) if (isWithin(descendant, name)) names.delete(descendant);
}
