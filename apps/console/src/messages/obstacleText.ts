import type { Obstacle } from '../access/access.ts';
import { messages } from './messages.ts';

/** Why something is not allowed, in one sentence. */
export function obstacleText(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'level':
      return messages.access.level(messages.levels[obstacle.level], messages.groups[obstacle.group] ?? obstacle.group);
    case 'service':
      return messages.access.service(messages.services[obstacle.service] ?? obstacle.service);
    case 'administrator':
      return messages.access.administrator;
    case 'type':
      return messages.access.type;
  }
}
