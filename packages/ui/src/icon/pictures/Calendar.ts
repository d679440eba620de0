import type { IconPicture } from '../picture.ts';

export const Calendar: IconPicture =
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2ZM3 9h18';
