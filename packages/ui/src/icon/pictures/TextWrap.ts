import type { IconPicture } from '../picture.ts';

export const TextWrap: IconPicture = 'M16 16l-3 3 3 3M3 12h14.5a1 1 0 0 1 0 7H13M3 19h6M3 5h18';
