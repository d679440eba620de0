import type { IconPicture } from '../picture.ts';

export const CircleAlert: IconPicture = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0ZM12 8L12 12M12 16L12.01 16';
