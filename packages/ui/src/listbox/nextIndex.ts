/** How far Page Up and Page Down go. */
const page = 8;

/** The place that a key leads to, from 0; nothing for a key that is the text's own, or where there is no place. -1: none yet. */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  if (key === 'ArrowDown') return index >= last ? 0 : index + 1;
  if (key === 'ArrowUp') return index <= 0 ? last : index - 1;
  if (key === 'PageDown') return Math.min(index + page, last);
  if (key === 'PageUp') return Math.max(index - page, 0);
  return undefined;
}
