import type { ReactNode } from 'react';
import { useLeaveGuard, type LeaveGuardOptions } from '../leave-guard/index.ts';

interface WizardGuardProps extends LeaveGuardOptions {
  children: (confirmLeave: () => Promise<boolean>) => ReactNode;
}

/** A component instead of a hook, so that a wizard that allows leaving needs no provider. */
export function WizardGuard({ children, ...options }: WizardGuardProps) {
  return children(useLeaveGuard(options).confirmLeave);
}
