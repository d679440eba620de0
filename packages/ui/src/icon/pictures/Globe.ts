import type { IconPicture } from '../picture.ts';

export const Globe: IconPicture =
  'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0ZM12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20';
