/** The value of a single control, whatever its structure. */
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

/** A key with a dot is not a field, because its name would be ambiguous. Its error is shown above the form. */
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
 * The fields of a form by dotted name, list items by index. `{ user: { name: string } }` has `user` and `user.name`,
 * `{ rows: { host: string }[] }` has `rows`, `rows.0` and `rows.0.host`.
 */
export type FieldsOf<Input> = { [Name in Names<Input>]: ValueAt<Input, Name> };

type Tree = Record<string, unknown>;

/** The value at `name` in `values`; `''` returns all of them. */
export function valueAt(values: unknown, name: string): unknown {
  let value = values;
  if (name === '') return value;
  for (const key of name.split('.')) value = (value as Tree | null | undefined)?.[key];
  return value;
}

/** Sets `value` at `name` in place; missing groups are created. */
export function setValueAt(values: object, name: string, value: unknown): void {
  const keys = name.split('.');
  const last = keys.pop() ?? '';
  let group = values as Tree;
  for (const key of keys) group = (group[key] ??= {}) as Tree;
  group[last] = value;
}

/** The name of `key` in the group `outer`. */
export const nameIn = (outer: string, key: string): string => (outer === '' ? key : `${outer}.${key}`);

/** Whether `name` is `outer` or within it; everything is within `''`. */
export const isWithin = (name: string, outer: string): boolean => `${name}.`.startsWith(outer && `${outer}.`);

/** Deletes `name` from `names` and everything within it; for a leaf, without a walk. */
export function deleteWithin(names: Set<string>, name: string, isLeaf?: boolean): void {
  if (isLeaf) names.delete(name);
  else for (const descendant of names) if (isWithin(descendant, name)) names.delete(descendant);
}
