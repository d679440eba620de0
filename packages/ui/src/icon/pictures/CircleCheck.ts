import type { IconPicture } from '../picture.ts';

export const CircleCheck: IconPicture = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0ZM16 9l-5.5 5.5L8 12';
