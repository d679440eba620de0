import type { IconPicture } from '../picture.ts';

export const ArrowDown: IconPicture = 'M12 5v14M19 12l-7 7-7-7';
