import { glyph } from './glyphs.css.ts';

/** Lucide's pictures as one path: an icon component in each row costs a tenth of the first paint, and lucide 1.5 KB. */
const drawn = (path: string, size: number, stroke: number) => (
  <svg className={glyph} width={size} height={size} strokeWidth={stroke} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const arrowUp = drawn('m5 12 7-7 7 7M12 19V5', 12, 3);
export const arrowDown = drawn('M12 5v14m7-7-7 7-7-7', 12, 3);
export const chevron = drawn('m9 18 6-6-6-6', 16, 2.25);
/** Three dots: the stroke is the diameter of lucide's dot and its line. */
export const dots = drawn('M5 12h.01M12 12h.01M19 12h.01', 16, 4.25);
