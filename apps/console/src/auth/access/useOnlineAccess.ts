import { useSyncExternalStore } from 'react';
import { connection } from '../../core/connection.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import type { OperationRule } from './access.ts';
import { operations, type OperationName } from './operations.generated.ts';
import { type Access, accessTo } from './useAccess.ts';

/** Why nothing can be changed now; undefined while there is a network. */
export function useOfflineReason(): string | undefined {
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline);
  return isOnline ? undefined : appMessages.offline.noChanges;
}

/**
 * What the viewer may begin now: without a network nothing that changes something. What was begun before goes on, and is sent when the
 * connection is back.
 */
export function useOnlineAccess(): (operation: OperationName) => Access {
  const viewer = useViewer();
  const offline = useOfflineReason();
  return (operation) => {
    const access = accessTo(operation, viewer);
    const rule: OperationRule = operations[operation];
    return access.allowed && offline !== undefined && rule.mutation ? { allowed: false, reason: offline } : access;
  };
}

/** Why an operation cannot be begun now, for `disabledReason`; undefined when it can. */
export function useDisabledReason(): (operation: OperationName) => string | undefined {
  const accessNow = useOnlineAccess();
  return (operation) => {
    const access = accessNow(operation);
    return access.allowed ? undefined : access.reason;
  };
}
