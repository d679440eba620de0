/** Where the focus moves when `removed` is removed: to the next one, else to the one before. */
export function focusAfterRemoval<Id>(ids: readonly Id[], removed: Id): Id | undefined {
  const index = ids.indexOf(removed);
  return index === -1 ? undefined : (ids[index + 1] ?? ids[index - 1]);
}

/** The index that a key leads to from `index`; `undefined` if the key does not move. */
export function focusByKey(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  if (index === -1 || count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward || key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === backward || key === 'ArrowUp') return Math.max(index - 1, 0);
  return undefined;
}
