/** What no data tells: the person did it, or said that they did. */
const markedItems = ['sdkIntegration', 'visitAnalytics', 'recommendedArticles'] as const;

export type MarkedItem = (typeof markedItems)[number];

/** The getting-started checklist in the preferences of a person: when each thing was done, and whether the list was taken away. */
export type Checklist = { readonly [Item in MarkedItem]?: string } & { readonly isDismissed?: true };

export type ChecklistChange = (before: Checklist) => Checklist;

/** As it is stored; what is no such record is left out. */
export function readChecklist(stored: unknown): Checklist {
  if (typeof stored !== 'object' || stored === null) return {};
  const fields = new Map<string, unknown>(Object.entries(stored));
  const done = markedItems.flatMap((item) => {
    const at = fields.get(item);
    return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? [[item, at] as const] : [];
  });
  return { ...Object.fromEntries(done), ...(fields.get('isDismissed') === true && { isDismissed: true }) };
}

/** Done now; what was done before keeps its time. */
export const mark =
  (item: MarkedItem): ChecklistChange =>
  (before) => ({ [item]: new Date().toISOString(), ...before });

export const unmark =
  (item: MarkedItem): ChecklistChange =>
  ({ [item]: _taken, ...rest }) =>
    rest;

export const dismiss =
  (isDismissed: boolean): ChecklistChange =>
  ({ isDismissed: _before, ...rest }) => ({ ...rest, ...(isDismissed && { isDismissed }) });
