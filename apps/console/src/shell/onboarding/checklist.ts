/** Items that no other data can prove. */
const markedItems = ['sdkIntegration', 'visitAnalytics', 'recommendedArticles'] as const;

export type MarkedItem = (typeof markedItems)[number];

/** The checklist in the user's preferences: when each item was done, and whether it was dismissed. */
export type Checklist = { readonly [Item in MarkedItem]?: string } & { readonly isDismissed?: true };

export type ChecklistChange = (before: Checklist) => Checklist;

/** Reads a stored checklist; invalid entries are dropped. */
export function readChecklist(stored: unknown): Checklist {
  if (typeof stored !== 'object' || stored === null) return {};
  const fields = new Map<string, unknown>(Object.entries(stored));
  const done = markedItems.flatMap((item) => {
    const at = fields.get(item);
    return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? [[item, at] as const] : [];
  });
  return { ...Object.fromEntries(done), ...(fields.get('isDismissed') === true && { isDismissed: true }) };
}

/** Marks an item as done now, unless it already is. */
export const mark =
  (item: MarkedItem): ChecklistChange =>
  (before) => ({ [item]: new Date().toISOString(), ...before });

export const unmark =
  (item: MarkedItem): ChecklistChange =>
  ({ [item]: _removed, ...rest }) =>
    rest;

export const dismiss =
  (isDismissed: boolean): ChecklistChange =>
  ({ isDismissed: _before, ...rest }) => ({ ...rest, ...(isDismissed && { isDismissed }) });
