import type { IconPicture } from '../picture.ts';

export const Info: IconPicture = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0ZM12 16v-4M12 8h.01';
