import type { PageAddress } from '@edge-console/ui/leave-guard/react-router';

/** Query parameter that opens a drawer with a form: leaving it is leaving the form. */
export const drawerParameter = 'drawer';

/** Whether a navigation takes what is being edited off the screen; a filter or a page of a list does not. */
export function leavesPage(from: PageAddress, to: PageAddress): boolean {
  const drawer = ({ search }: PageAddress) => new URLSearchParams(search).get(drawerParameter);
  return from.pathname !== to.pathname || (drawer(from) !== null && drawer(from) !== drawer(to));
}
