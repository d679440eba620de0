import { messageSection } from '../messages/messageSection.ts';

export const reorderableListMessages = messageSection('reorderableList', {
  reorder: (name: string) => `Move ${name}`,
  hint: 'Space picks it up, the arrow keys move it, Space puts it down, Escape puts it back.',
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  pickedUp: (name: string, place: string, count: string) => `${name} picked up, ${place} of ${count}`,
  movedTo: (name: string, place: string, count: string) => `${name}, ${place} of ${count}`,
  putDown: (name: string, place: string, count: string) => `${name} put down, ${place} of ${count}`,
  putBack: (name: string, place: string, count: string) => `${name} put back, ${place} of ${count}`,
  removed: (name: string) => `${name} removed`,
});
