export {
  type LeaveAdapter,
  type LeaveBlocker,
  LeaveGuardProvider,
  type LeaveGuardProviderProps,
} from './LeaveGuardProvider.tsx';
export type { LeaveQuestion } from './registry.ts';
export { type LeaveGuardOptions, useConfirmLeave, useHasUnsavedChanges, useLeaveGuard } from './useLeaveGuard.ts';
