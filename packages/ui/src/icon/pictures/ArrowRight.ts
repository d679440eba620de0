import type { IconPicture } from '../picture.ts';

export const ArrowRight: IconPicture = 'M5 12h14M12 5l7 7-7 7';
