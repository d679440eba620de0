import { useBlocker } from 'react-router';
import type { LeaveAdapter } from '../LeaveGuard.tsx';

/** The parts of a location that tell pages apart: `/users` and `?role=admin`. */
export interface PageUrl {
  pathname: string;
  search: string;
}

export interface LeaveAdapterOptions {
  /**
   * Whether a navigation takes what is being edited off the screen. Give your own where a parameter opens a form, or where
   * the steps of a wizard are paths. @default another path does; a filter, or the step of a wizard, in `search` does not
   */
  leavesPage?: (from: PageUrl, to: PageUrl) => boolean;
}

const hasAnotherPath = (from: PageUrl, to: PageUrl): boolean => from.pathname !== to.pathname;

/** Lets the leave guard hold back a data router of react-router 6.19 or later. Make one outside of components. */
export function createLeaveAdapter({ leavesPage = hasAnotherPath }: LeaveAdapterOptions = {}): LeaveAdapter {
  return {
    useBlocker: (shouldBlock) =>
      useBlocker(({ currentLocation, nextLocation }) => leavesPage(currentLocation, nextLocation) && shouldBlock()),
  };
}
