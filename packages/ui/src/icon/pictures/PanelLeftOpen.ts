import type { IconPicture } from '../picture.ts';

export const PanelLeftOpen: IconPicture =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2ZM9 3v18M14 9l3 3-3 3';
