/** A request, and the page that sent it. */
export type RecentRequest = { id: string; path: string };

const maxRequests = 10;
const recent: RecentRequest[] = [];

/** The last requests, newest first. Support can find their IDs in the logs. */
export const recentRequests = (): readonly RecentRequest[] => recent;

/** Creates and records the ID of a new request. */
export function newRequestId(): string {
  const id = crypto.randomUUID();
  recent.unshift({ id, path: location.pathname });
  if (recent.length > maxRequests) recent.pop();
  return id;
}
