import type { IconPicture } from '../picture.ts';

export const ChevronRight: IconPicture = 'M9 18l6-6-6-6';
