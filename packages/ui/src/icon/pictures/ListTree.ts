import type { IconPicture } from '../picture.ts';

export const ListTree: IconPicture = 'M8 5h13M13 12h8M13 19h8M3 10a2 2 0 0 0 2 2h3M3 5v12a2 2 0 0 0 2 2h3';
