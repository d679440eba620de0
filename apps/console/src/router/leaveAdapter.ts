import { createLeaveAdapter } from '@edge-console/ui/leave-guard/react-router';
import { leavesPage } from './leavesPage.ts';

/** Adapter by which the leave guard blocks navigations of the router. */
export const leaveAdapter = createLeaveAdapter({ leavesPage });
