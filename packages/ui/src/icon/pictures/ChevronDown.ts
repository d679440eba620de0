import type { IconPicture } from '../picture.ts';

export const ChevronDown: IconPicture = 'M6 9l6 6 6-6';
