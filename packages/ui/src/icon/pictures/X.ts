import type { IconPicture } from '../picture.ts';

export const X: IconPicture = 'M18 6 6 18M6 6l12 12';
