import type { IconPicture } from '../picture.ts';

export const GripVertical: IconPicture =
  'M8 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM8 5a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM8 19a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM14 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM14 5a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM14 19a1 1 0 1 0 2 0 1 1 0 1 0-2 0Z';
