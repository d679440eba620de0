import type { IconPicture } from '../picture.ts';

export const CircleX: IconPicture = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0ZM15 9l-6 6M9 9l6 6';
