/** Edge of a picture, in px. */
export type IconSize = 12 | 14 | 16 | 20 | 24;

/** How thick the pen is at each size. Absolute, in px: a stroke that scales with the picture looks heavier than 14 px text. */
export const strokes: Readonly<Record<IconSize, number>> = { 12: 1.5, 14: 1.5, 16: 1.5, 20: 1.6, 24: 1.75 };
