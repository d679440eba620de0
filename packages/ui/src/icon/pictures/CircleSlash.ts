import type { IconPicture } from '../picture.ts';

export const CircleSlash: IconPicture = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0ZM9 15L15 9';
