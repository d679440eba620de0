/** What the machine of the checklist has to know of an item. */
interface Completable {
  id: string;
  isDone: boolean;
}

interface ChecklistProgress {
  doneCount: number;
  count: number;
  isComplete: boolean;
  /** The first thing that is still to be done. */
  nextId: string | undefined;
}

export function progressOf(items: readonly Completable[]): ChecklistProgress {
  const doneCount = items.filter(({ isDone }) => isDone).length;
  return {
    doneCount,
    count: items.length,
    isComplete: items.length > 0 && doneCount === items.length,
    nextId: items.find(({ isDone }) => !isDone)?.id,
  };
}

/** The items that have become done. One that was not in the list before is no news: it was done elsewhere, long ago. */
export function newlyCompleted<Item extends Completable>(
  before: readonly Completable[],
  after: readonly Item[],
): readonly Item[] {
  const open = new Set(before.filter(({ isDone }) => !isDone).map(({ id }) => id));
  return after.filter(({ id, isDone }) => isDone && open.has(id));
}
