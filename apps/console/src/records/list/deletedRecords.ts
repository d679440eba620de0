/** Objects that were deleted on this page: their own pages close without saying so again. */
const deleted = new Set<string>();

export const markDeleted = (id: string): void => void deleted.add(id);
export const wasDeletedHere = (id: string): boolean => deleted.has(id);
