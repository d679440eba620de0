/** Objects deleted on this page, whose own pages close without another message. */
const deleted = new Set<string>();

export const markDeleted = (id: string): void => void deleted.add(id);
export const wasDeletedHere = (id: string): boolean => deleted.has(id);
