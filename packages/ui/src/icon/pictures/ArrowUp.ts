import type { IconPicture } from '../picture.ts';

export const ArrowUp: IconPicture = 'M5 12l7-7 7 7M12 19V5';
