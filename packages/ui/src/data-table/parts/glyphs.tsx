import { glyph } from './glyphs.css.ts';

/** Lucide's pictures as one path: lucide would be 1.5 KB more. */
const drawn = (path: string, size: number, stroke: number) => (
  <svg className={glyph} width={size} height={size} strokeWidth={stroke} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const arrowUp = drawn('m5 12 7-7 7 7M12 19V5', 12, 3);
export const arrowDown = drawn('M12 5v14m7-7-7 7-7-7', 12, 3);
export const chevron = drawn('m9 18 6-6-6-6', 16, 2.25);
export const cross = drawn('M18 6 6 18M6 6l12 12', 16, 2.25);
/** The stroke is the diameter of lucide's dot and its line. */
const threeDots = 'M5 12h.01M12 12h.01M19 12h.01';
export const dots = drawn(threeDots, 16, 4.25);
export const smallDots = drawn(threeDots, 14, 4.57);
