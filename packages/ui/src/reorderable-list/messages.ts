import { messageSection } from '../messages/messageSection.ts';

export const reorderableListMessages = messageSection('reorderableList', {
  reorder: (name: string) => `Move ${name}`,
  hint: 'Press the arrow keys to go to another item. Press Space to pick up this item, the arrow keys to move it, Space to drop it, or Escape to cancel.',
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  pickedUp: (name: string, position: string, count: string) => `${name} picked up, ${position} of ${count}`,
  movedTo: (name: string, position: string, count: string) => `${name}, ${position} of ${count}`,
  dropped: (name: string, position: string, count: string) => `${name} dropped, ${position} of ${count}`,
  canceled: (name: string, position: string, count: string) => `${name} moved back, ${position} of ${count}`,
  removed: (name: string) => `${name} removed`,
});
