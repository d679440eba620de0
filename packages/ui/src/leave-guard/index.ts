export {
  type LeaveAdapter,
  type LeaveBlocker,
  LeaveGuardProvider,
  type LeaveGuardProviderProps,
} from './LeaveGuard.tsx';
export type { LeaveQuestion } from './registry.ts';
export {
  type LeaveGuardControl,
  type LeaveGuardOptions,
  useConfirmLeave,
  useHasUnsavedChanges,
  useLeaveGuard,
} from './useLeaveGuard.ts';
