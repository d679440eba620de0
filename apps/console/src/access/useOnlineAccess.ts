import { useSyncExternalStore } from 'react';
import { connection } from '../data/connection.ts';
import { messages } from '../messages/messages.ts';
import { useViewer } from '../viewer/ViewerProvider.tsx';
import type { OperationRule } from './access.ts';
import { operations, type OperationName } from './operations.generated.ts';
import { type Access, accessTo } from './useAccess.ts';

/**
 * What the viewer may begin now: without a network nothing that changes something. What was begun before goes on, and is sent when the
 * connection is back.
 */
export function useOnlineAccess(): (operation: OperationName) => Access {
  const viewer = useViewer();
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline);
  return (operation) => {
    const access = accessTo(operation, viewer);
    const rule: OperationRule = operations[operation];
    return access.allowed && !isOnline && rule.mutation
      ? { allowed: false, reason: messages.offline.noChanges }
      : access;
  };
}
