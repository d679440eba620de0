import { createLeaveAdapter } from '@edge-console/ui/leave-guard/react-router';
import { leavesPage } from './leavesPage.ts';

/** Lets the leave guard block the router's navigations. */
export const leaveAdapter = createLeaveAdapter({ leavesPage });
