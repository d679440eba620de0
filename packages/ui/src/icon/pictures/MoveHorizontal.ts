import type { IconPicture } from '../picture.ts';

export const MoveHorizontal: IconPicture = 'M18 8l4 4-4 4M2 12h20M6 8l-4 4 4 4';
