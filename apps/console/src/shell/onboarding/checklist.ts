/** Items that no other data can prove. */
const markedItems = ['sdkIntegration', 'visitAnalytics', 'recommendedArticles'] as const;

export type MarkedItem = (typeof markedItems)[number];

/** The checklist in the user's preferences: when each item was done, whether it was dismissed, and read alerts. */
export type Checklist = { readonly [Item in MarkedItem]?: string } & {
  readonly isDismissed?: true;
  /** IDs of alert incidents that the user dismissed from the dashboard. */
  readonly dismissedIncidents?: readonly string[];
  /** When the latest alert started that the user saw in the bell. */
  readonly alertsReadUntil?: string;
};

/** The preference has limited space, and older incidents are no longer shown. */
const maxDismissedIncidents = 50;

export type ChecklistChange = (before: Checklist) => Checklist;

/** Reads a stored checklist; invalid entries are dropped. */
export function readChecklist(stored: unknown): Checklist {
  if (typeof stored !== 'object' || stored === null) return {};
  const fields = new Map<string, unknown>(Object.entries(stored));
  const done = markedItems.flatMap((item) => {
    const at = fields.get(item);
    return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? [[item, at] as const] : [];
  });
  const readUntil = fields.get('alertsReadUntil');
  const dismissed: unknown = fields.get('dismissedIncidents');
  const ids = Array.isArray(dismissed) ? dismissed.filter((id) => typeof id === 'string') : [];
  return {
    ...Object.fromEntries(done),
    ...(fields.get('isDismissed') === true && { isDismissed: true }),
    ...(ids.length > 0 && { dismissedIncidents: ids }),
    ...(typeof readUntil === 'string' && { alertsReadUntil: readUntil }),
  };
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

export const dismissIncident =
  (id: string): ChecklistChange =>
  ({ dismissedIncidents = [], ...rest }) => ({
    ...rest,
    dismissedIncidents: [...dismissedIncidents.filter((other) => other !== id), id].slice(-maxDismissedIncidents),
  });

export const readAlerts =
  (alertsReadUntil: string): ChecklistChange =>
  (before) => ({ ...before, alertsReadUntil });
