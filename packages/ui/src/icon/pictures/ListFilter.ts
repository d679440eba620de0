import type { IconPicture } from '../picture.ts';

export const ListFilter: IconPicture = 'M2 5h20M6 12h12M9 19h6';
