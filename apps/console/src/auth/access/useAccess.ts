import { obstacleText } from './obstacleText.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { obstacleTo } from './access.ts';
import { operations, type OperationName } from './operations.generated.ts';

export type Access = { allowed: true } | { allowed: false; reason: string };

/** Whether the viewer can use an operation, with the text for `disabledReason` if not. */
export function accessTo(operation: OperationName, viewer: Viewer): Access {
  const obstacle = obstacleTo(operations[operation], viewer);
  return obstacle ? { allowed: false, reason: obstacleText(obstacle) } : { allowed: true };
}

export const useAccess = (operation: OperationName): Access => accessTo(operation, useViewer());
