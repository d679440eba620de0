/** The index a key moves to from `index`, among `count` tiles in rows of `columns`; `undefined` for other keys. */
export function nextTile(
  key: string,
  index: number,
  { count, columns, isRightToLeft }: { count: number; columns: number; isRightToLeft: boolean },
): number | undefined {
  const step = (by: number) => {
    const next = index + by;
    return next >= 0 && next < count ? next : index;
  };
  if (key === 'ArrowRight') return step(isRightToLeft ? -1 : 1);
  if (key === 'ArrowLeft') return step(isRightToLeft ? 1 : -1);
  if (key === 'ArrowUp') return step(-columns);
  if (key === 'ArrowDown') {
    const below = index + columns;
    if (below < count) return below;
    // Moves to the end of a shorter last row, unless already there.
    const isInLastRow = Math.floor(index / columns) === Math.floor((count - 1) / columns);
    return isInLastRow ? index : count - 1;
  }
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
