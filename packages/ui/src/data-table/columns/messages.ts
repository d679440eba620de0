import { messageSection } from '../../messages/messageSection.ts';

export const columnToolsMessages = messageSection('columnTools', {
  menu: (column: string) => `Column ${column}`,
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  pinStart: 'Pin to start',
  pinEnd: 'Pin to end',
  unpin: 'Unpin',
  fit: 'Fit to content',
  resize: 'Resize',
  hide: 'Hide',
  atEdge: 'Already at the edge',
  alwaysShown: 'Always shown',
  lastShown: 'At least one column must be visible',
  resizeColumn: (column: string) => `${column} width`,
  width: (pixels: string) => `${pixels} pixels`,
  moved: (column: string, position: string, count: string) => `${column}, ${position} of ${count}`,
});
