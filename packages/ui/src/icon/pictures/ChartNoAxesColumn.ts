import type { IconPicture } from '../picture.ts';

export const ChartNoAxesColumn: IconPicture = 'M5 21v-6M12 21V3M19 21V9';
