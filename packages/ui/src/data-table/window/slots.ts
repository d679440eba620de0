/** A row's place in the page: the element with this id shows the row of this index. */
export interface Slot {
  id: number;
  index: number;
}

/** Elements for these indices, in this order; what still shows its row stays as it is, what is free is used again. */
export type AssignSlots = (indices: readonly number[], isFocusInside: boolean) => readonly Slot[];

/**
 * Elements are used again for other rows instead of made anew. React puts an element that wraps round from the end to the
 * start there by moving all others, which would take the focus from the one that has it: while the focus is inside, rows
 * that come in above get new elements.
 */
export function createSlotPool(): AssignSlots {
  let slots: readonly Slot[] = [];
  let made = 0;
  return (indices, isFocusInside) => {
    const kept = new Map(slots.map(({ id, index }) => [index, id]));
    const wanted = new Set(indices);
    const free = slots.filter(({ index }) => !wanted.has(index)).map(({ id }) => id);
    const firstKept = indices.findIndex((index) => kept.has(index));
    slots = indices.map((index, place) => {
      const isAbove = place < firstKept && isFocusInside;
      const id = kept.get(index) ?? (isAbove ? undefined : free.shift()) ?? made++;
      return { id, index };
    });
    return slots;
  };
}
