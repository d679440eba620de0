import { messageSection } from '../messages/messageSection.ts';

export const reorderableListMessages = messageSection('reorderableList', {
  reorder: (name: string) => `Move ${name}`,
  hint: 'Space picks it up, the arrow keys move it, Space puts it down, Escape puts it back.',
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  pickedUp: (name: string, position: string, count: string) => `${name} picked up, ${position} of ${count}`,
  movedTo: (name: string, position: string, count: string) => `${name}, ${position} of ${count}`,
  dropped: (name: string, position: string, count: string) => `${name} put down, ${position} of ${count}`,
  canceled: (name: string, position: string, count: string) => `${name} put back, ${position} of ${count}`,
  removed: (name: string) => `${name} removed`,
});
