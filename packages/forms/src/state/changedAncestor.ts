import { valueAt } from './path.ts';
import { differences, isGroup } from './values.ts';

/**
 * The outermost list or group around field `name` that changed at the field's position: the list has another length
 * or item there, or the group was removed. An entered value then makes sense only with the whole list or group.
 */
export function changedAncestor(name: string, before: object, now: object): string | undefined {
  const keys = name.split('.');
  for (const [depth, key] of keys.entries()) {
    const outer = keys.slice(0, depth).join('.');
    const [was, is] = [valueAt(before, outer), valueAt(now, outer)];
    if (isGroup(was) && !isGroup(is)) return outer;
    if (!Array.isArray(was) && !Array.isArray(is)) continue;
    const isSameList = isGroup(was) && isGroup(is) && was['length'] === is['length'];
    if (!isSameList || differences(was[key], is[key]).size > 0) return outer;
  }
  return undefined;
}
