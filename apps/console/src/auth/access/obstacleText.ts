import type { Obstacle } from './access.ts';
import { accessMessages } from '../../core/messages/access.ts';
import { permissionGroupName } from './permissionGroupMessages.ts';

export function obstacleText(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'level':
      return accessMessages.level(accessMessages.levels[obstacle.level], permissionGroupName(obstacle.group));
    case 'service':
      return accessMessages.service(accessMessages.services[obstacle.service] ?? obstacle.service);
    case 'administrator':
      return accessMessages.administrator;
    case 'whileActing':
      return accessMessages.whileActing;
    case 'readOnly':
      return accessMessages.readOnly;
    case 'type':
      return accessMessages.type;
  }
}
