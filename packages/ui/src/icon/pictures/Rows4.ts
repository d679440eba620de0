import type { IconPicture } from '../picture.ts';

export const Rows4: IconPicture =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2ZM21 7.5H3M21 12H3M21 16.5H3';
