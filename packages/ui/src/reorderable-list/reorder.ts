/** The new index after a key moves a picked-up item; `undefined` for other keys. */
export function indexAfterKey(key: string, position: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, position - 1);
    case 'ArrowDown':
      return Math.min(count - 1, position + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

interface Box {
  top: number;
  bottom: number;
}

/** The target index for a pointer at `y`: an item gives way once the pointer passes its middle. */
export function indexAtPointer(boxes: readonly Box[], from: number, y: number): number {
  let position = from;
  boxes.forEach(({ top, bottom }, index) => {
    const middle = (top + bottom) / 2;
    if (index < from && y < middle) position = Math.min(position, index);
    if (index > from && y > middle) position = Math.max(position, index);
  });
  return position;
}

export function moveItem<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  // The index comes from a rendered list, so the item exists.
  next.splice(to, 0, entry as Entry);
  return next;
}
