export {
  type LeaveAdapter,
  type LeaveBlocker,
  LeaveGuardProvider,
  type LeaveGuardProviderProps,
} from './LeaveGuard.tsx';
export type { LeavePrompt } from './registry.ts';
export {
  type LeaveGuardControl,
  type LeaveGuardOptions,
  useConfirmLeave,
  useHasUnsavedChanges,
  useLeaveGuard,
} from './useLeaveGuard.ts';
