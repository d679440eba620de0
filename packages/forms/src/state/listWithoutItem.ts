import { valueAt } from './path.ts';

/** The list in `values` that has no item where `name` lies; nothing where every list on the way has one. */
export function listWithoutItem(values: object, name: string): string | undefined {
  const keys = name.split('.');
  for (const [depth, key] of keys.entries()) {
    const outer = keys.slice(0, depth).join('.');
    const list = valueAt(values, outer);
    if (Array.isArray(list) && !Object.hasOwn(list, key)) return outer;
  }
  return undefined;
}
