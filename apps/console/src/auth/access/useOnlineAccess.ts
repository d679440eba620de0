import { useSyncExternalStore } from 'react';
import { connection } from '../../core/connection.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import type { OperationRule } from './access.ts';
import { operations, type OperationName } from './operations.generated.ts';
import { type Access, accessTo } from './useAccess.ts';

/** Why changes are not possible while offline; undefined while online. */
export function useOfflineReason(): string | undefined {
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline);
  return isOnline ? undefined : appMessages.offline.noChanges;
}

/** The operations that the viewer can start now: no changes while offline. */
export function useOnlineAccess(): (operation: OperationName) => Access {
  const viewer = useViewer();
  const offline = useOfflineReason();
  return (operation) => {
    const access = accessTo(operation, viewer);
    const rule: OperationRule = operations[operation];
    return access.allowed && offline !== undefined && rule.mutation ? { allowed: false, reason: offline } : access;
  };
}

/** Why an operation cannot be started now, for `disabledReason`. */
export function useDisabledReason(): (operation: OperationName) => string | undefined {
  const accessNow = useOnlineAccess();
  return (operation) => {
    const access = accessNow(operation);
    return access.allowed ? undefined : access.reason;
  };
}
