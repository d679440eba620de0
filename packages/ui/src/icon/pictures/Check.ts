import type { IconPicture } from '../picture.ts';

export const Check: IconPicture = 'M20 6 9 17l-5-5';
