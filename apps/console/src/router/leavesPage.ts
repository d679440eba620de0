import type { PageUrl } from '@edge-console/ui/leave-guard/react-router';

/** Query parameter of a drawer with a form: changing it leaves the form. */
export const drawerParameter = 'drawer';

/** Query parameter that selects one of a page's two lists. */
export const tabParameter = 'tab';

/** Query parameter of a page whose form is about one customer. */
export const customerParameter = 'customer';

/** Query parameter that selects a section of a page. */
export const sectionParameter = 'section';

/** Whether a navigation unmounts a form. Filtering or paging a list does not. */
export function leavesPage(from: PageUrl, to: PageUrl): boolean {
  const [before, after] = [from, to].map(({ search }) => new URLSearchParams(search));
  // The other list's drawer can have the same name.
  const leavesList = before?.has(drawerParameter) === true && before.get(tabParameter) !== after?.get(tabParameter);
  const leavesForm = (name: string) => before?.has(name) === true && before.get(name) !== after?.get(name);
  const leavesSection = before?.get(sectionParameter) !== after?.get(sectionParameter);
  return (
    from.pathname !== to.pathname ||
    leavesSection ||
    leavesList ||
    leavesForm(drawerParameter) ||
    leavesForm(customerParameter)
  );
}
