import type { IconPicture } from '../picture.ts';

export const ArrowUpRight: IconPicture = 'M7 7h10v10M7 17 17 7';
