import { createContext } from 'react';
import type { LeaveRegistry } from './registry.ts';

export interface LeaveGuard {
  registry: LeaveRegistry;
  confirmLeave: (id?: string) => Promise<boolean>;
}

export const LeaveGuardContext = createContext<LeaveGuard | undefined>(undefined);
