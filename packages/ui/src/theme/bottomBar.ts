/**
 * Bars at the bottom of the window set `data-bottom-bar`: a `pager`, the `footer` of a drawer, that of a dialog shown
 * as a `sheet` on a phone, or a `floating` bar. Persistent messages must not cover their buttons.
 */
const withBars = (...bars: string[]) => `:root:has(${bars.map((bar) => `[data-bottom-bar=${bar}]`).join(', ')}) &`;

const above = (height: string) => ({ insetBlockEnd: `calc(${height} + env(safe-area-inset-bottom))` });

/**
 * An application that floats something at the bottom of the window, such as an update banner, sets this property on
 * the root to its height with gaps: messages move above it, and pages get that much room at their end.
 */
export const floatingRoom = 'var(--floating-room, 0px)';

/** Selectors that lift floating content above such a bar. */
export const aboveBars = {
  [withBars('pager', 'footer', 'floating')]: { insetBlockEnd: '92px' },
};

/** The same below `sm`, where bars reach the bottom of the screen and floating ones wrap. */
export const aboveBarsOfPhone = {
  [withBars('pager', 'footer', 'floating')]: above('68px'),
  [withBars('footer', 'sheet')]: above('92px'),
  [withBars('floating')]: above('136px'),
};
