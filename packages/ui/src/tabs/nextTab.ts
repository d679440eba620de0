/** The tab that a key moves to from `index`, of `count` tabs; `undefined` for other keys. */
export function nextTab(key: string, index: number, count: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
