import { drawn } from '../../icon/drawn.tsx';

// Lucide's pictures as one path.
export const chevron = drawn('m9 18 6-6-6-6', 16, 2.25);
export const cross = drawn('M18 6 6 18M6 6l12 12', 16, 2.25);
/** The stroke is the diameter of lucide's dot and its line. */
const threeDots = 'M5 12h.01M12 12h.01M19 12h.01';
export const dots = drawn(threeDots, 16, 4.25);
export const smallDots = drawn(threeDots, 14, 4.57);
export const exclamation = drawn('M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10-4v4m0 4h.01', 14, 2.57);
export const bookmark = drawn(
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
  16,
  2.25,
);
