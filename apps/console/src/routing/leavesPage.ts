import type { PageAddress } from '@edge-console/ui/leave-guard/react-router';

/** Query parameter of a drawer with a form: changing it leaves the form. */
export const drawerParameter = 'drawer';

/** Whether a navigation unmounts a form; a filter or a page of a list does not. */
export function leavesPage(from: PageAddress, to: PageAddress): boolean {
  const drawer = ({ search }: PageAddress) => new URLSearchParams(search).get(drawerParameter);
  return from.pathname !== to.pathname || (drawer(from) !== null && drawer(from) !== drawer(to));
}
