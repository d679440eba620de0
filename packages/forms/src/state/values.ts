import { nameIn } from './path.ts';

/** Form values in their groups. */
export type Values = Record<string, unknown>;

/** Objects and lists consist of fields; a file, a date or a class instance is one value. */
export const isGroup = (value: unknown): value is Values =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value)));

/** A copy with its own groups, so that it can be changed in place. */
export function copyOf<Value>(value: Value): Value {
  if (!isGroup(value)) return value;
  // By spread: adding a thousand keys one by one makes an engine create a hidden class for each.
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Values;
  for (const key of Object.keys(copy)) if (isGroup(copy[key])) copy[key] = copyOf(copy[key]);
  // Only nested groups were replaced, so the copy has the original's shape.
  return copy as Value;
}

// An emptied field equals one that was never filled in.
const filled = (value: unknown): unknown =>
  value === '' || (Array.isArray(value) && value.length === 0) ? null : (value ?? null);
const isSame = (a: unknown, b: unknown): boolean => Object.is(filled(a), filled(b));

/** Adds each field in which `a` and `b` differ to `names`; a list of another length also as a whole. */
export function differences(a: unknown, b: unknown, name = '', names = new Set<string>()): Set<string> {
  if (!isGroup(a) || !isGroup(b)) {
    // A group that was never filled in equals one with only empty fields.
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
