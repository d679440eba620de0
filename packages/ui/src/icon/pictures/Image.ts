import type { IconPicture } from '../picture.ts';

export const Image: IconPicture =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2ZM7 9a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21';
