import { createLeaveAdapter } from '@edge-console/ui/leave-guard/react-router';
import { leavesPage } from './leavesPage.ts';

/** Lets the leave guard hold back the router. */
export const leaveAdapter = createLeaveAdapter({ leavesPage });
