import type { IconPicture } from '../picture.ts';

export const ChevronsUpDown: IconPicture = 'M7 15l5 5 5-5M7 9l5-5 5 5';
