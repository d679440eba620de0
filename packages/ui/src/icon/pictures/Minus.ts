import type { IconPicture } from '../picture.ts';

export const Minus: IconPicture = 'M5 12h14';
