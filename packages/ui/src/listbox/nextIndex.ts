/** Options per Page Up or Page Down. */
const page = 8;

/** The index a key moves to; undefined for keys that edit text, or in an empty list. -1 is no position yet. */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  if (key === 'ArrowDown') return index >= last ? 0 : index + 1;
  if (key === 'ArrowUp') return index <= 0 ? last : index - 1;
  if (key === 'PageDown') return Math.min(index + page, last);
  if (key === 'PageUp') return Math.max(index - page, 0);
  return undefined;
}
