/** A role that the user was given, and when. */
export type RoleChange<Event> = { roleId: string; isInvitation: boolean; event: Event };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The roles in a user's audit events, in the order of the events. */
export const roleHistory = <Event extends { diff: unknown }>(events: readonly Event[]): RoleChange<Event>[] =>
  events.flatMap((event) => {
    const change: unknown = isRecord(event.diff) ? event.diff['roleId'] : undefined;
    if (!Array.isArray(change) || typeof change[1] !== 'string') return [];
    return [{ roleId: change[1], isInvitation: change[0] === null, event }];
  });
