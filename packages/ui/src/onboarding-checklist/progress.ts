interface Completable {
  id: string;
  isDone: boolean;
}

interface ChecklistProgress {
  doneCount: number;
  count: number;
  isComplete: boolean;
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

/**
 * Newly completed items. Items that were not in the previous list are ignored: they were completed elsewhere,
 * earlier.
 */
export function newlyCompleted<Item extends Completable>(
  before: readonly Completable[],
  after: readonly Item[],
): readonly Item[] {
  const open = new Set(before.filter(({ isDone }) => !isDone).map(({ id }) => id));
  return after.filter(({ id, isDone }) => isDone && open.has(id));
}
