import type { IconPicture } from '../picture.ts';

export const Plus: IconPicture = 'M5 12h14M12 5v14';
