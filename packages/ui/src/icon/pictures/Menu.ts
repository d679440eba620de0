import type { IconPicture } from '../picture.ts';

export const Menu: IconPicture = 'M4 5h16M4 12h16M4 19h16';
