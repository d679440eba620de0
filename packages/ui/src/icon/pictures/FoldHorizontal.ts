import type { IconPicture } from '../picture.ts';

export const FoldHorizontal: IconPicture = 'M2 12h6M22 12h-6M12 2v2M12 8v2M12 14v2M12 20v2M19 9l-3 3 3 3M5 15l3-3-3-3';
