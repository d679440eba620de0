import { nameIn } from './path.ts';

/** Entered values in their groups. */
export type Values = Record<string, unknown>;

/** Objects and lists that are made of fields; a file, a date or an instance of a class is one value. */
export const isGroup = (value: unknown): value is Values =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value)));

/** The same values in groups of their own, so that they can be changed in place. */
export function copyOf<Value>(value: Value): Value {
  if (!isGroup(value)) return value;
  // By spread: adding a thousand keys one by one makes an engine create a hidden class for each.
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Values;
  for (const key of Object.keys(copy)) if (isGroup(copy[key])) copy[key] = copyOf(copy[key]);
  // Only groups in it were put in place anew, so the copy has the shape of the original.
  return copy as Value;
}

// An emptied field equals one that was never filled.
const filled = (value: unknown): unknown =>
  value === '' || (Array.isArray(value) && value.length === 0) ? null : (value ?? null);
const isSame = (a: unknown, b: unknown): boolean => Object.is(filled(a), filled(b));

/** Adds to `names` each field in which `a` and `b` differ; a list that has another length, as a whole too. */
export function differences(a: unknown, b: unknown, name = '', names = new Set<string>()): Set<string> {
  if (!isGroup(a) || !isGroup(b)) {
    // A group that was never filled in holds nothing but emptied fields.
    if (isGroup(a) && !Array.isArray(a)) differences(a, {}, name, names);
    else if (!isSame(a, b)) names.add(name);
    return names;
  }
  if (Array.isArray(a) && a['length'] !== b['length']) names.add(name);
  for (const key of Object.keys({ ...b, ...a })) {
    differences(a[key], b[key], nameIn(name, key), names);
  }
  return names;
}
