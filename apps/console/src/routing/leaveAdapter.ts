import type { LeaveAdapter } from '@edge-console/ui/leave-guard';
import { useBlocker } from 'react-router-dom';
import { leavesPage } from './leavesPage.ts';

/** Lets the leave guard hold back the router. */
export const leaveAdapter: LeaveAdapter = {
  useBlocker: (shouldBlock) =>
    useBlocker(({ currentLocation, nextLocation }) => leavesPage(currentLocation, nextLocation) && shouldBlock()),
};
