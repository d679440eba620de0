/** A request to the API, and the page that was open. */
export type RecentRequest = { id: string; path: string };

const most = 10;
const recent: RecentRequest[] = [];

/** The last requests, newest first: with these ids, which every answer is logged under, support finds what went wrong. */
export const recentRequests = (): readonly RecentRequest[] => recent;

/** The id of a new request, which is remembered. */
export function newRequestId(): string {
  const id = crypto.randomUUID();
  recent.unshift({ id, path: location.pathname });
  if (recent.length > most) recent.pop();
  return id;
}
