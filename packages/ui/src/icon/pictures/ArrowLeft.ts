import type { IconPicture } from '../picture.ts';

export const ArrowLeft: IconPicture = 'M12 19l-7-7 7-7M19 12H5';
