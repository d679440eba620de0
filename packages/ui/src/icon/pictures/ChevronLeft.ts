import type { IconPicture } from '../picture.ts';

export const ChevronLeft: IconPicture = 'M15 18l-6-6 6-6';
