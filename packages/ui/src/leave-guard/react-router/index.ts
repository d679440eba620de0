import { useBlocker } from 'react-router';
import type { LeaveAdapter } from '../LeaveGuard.tsx';

/** The parts of a location that identify a page: `/users` and `?role=admin`. */
export interface PageUrl {
  pathname: string;
  search: string;
}

export interface LeaveAdapterOptions {
  /**
   * Whether a navigation leaves the page being edited. Pass your own if a parameter opens a form or if wizard steps are
   * paths.
   * @default if the path changes; a filter or wizard step in `search` does not leave
   */
  leavesPage?: (from: PageUrl, to: PageUrl) => boolean;
}

const hasAnotherPath = (from: PageUrl, to: PageUrl): boolean => from.pathname !== to.pathname;

/** Creates a leave adapter for a data router of react-router 6.19 or later. Call it outside of components. */
export function createLeaveAdapter({ leavesPage = hasAnotherPath }: LeaveAdapterOptions = {}): LeaveAdapter {
  return {
    useBlocker: (shouldBlock) =>
      useBlocker(({ currentLocation, nextLocation }) => leavesPage(currentLocation, nextLocation) && shouldBlock()),
  };
}
