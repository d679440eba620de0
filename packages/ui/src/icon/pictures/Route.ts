import type { IconPicture } from '../picture.ts';

export const Route: IconPicture =
  'M3 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0ZM9 19h8.5a3.5 3.5 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z';
