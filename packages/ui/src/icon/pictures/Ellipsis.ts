import type { IconPicture } from '../picture.ts';

export const Ellipsis: IconPicture =
  'M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0Z';
