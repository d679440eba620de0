/**
 * What lies along the lower edge of the window says so by `data-bottom-bar`: a `pager`, the `footer` of a drawer, that of
 * a dialog which is a `sheet` on a phone, or a bar that is `floating`. A message that stays must not lie on their buttons.
 */
const withBars = (...bars: string[]) => `:root:has(${bars.map((bar) => `[data-bottom-bar=${bar}]`).join(', ')}) &`;

const above = (height: string) => ({ insetBlockEnd: `calc(${height} + env(safe-area-inset-bottom))` });

/**
 * What an application lets float at the lower edge, such as an update banner, sets this property of the root to how high
 * it is with its gaps: messages lie above it, and the end of a page can be scrolled out from under it.
 */
export const floatingRoom = 'var(--floating-room, 0px)';

/** Selectors that lift what floats at the lower edge above such a bar. */
export const aboveBars = {
  [withBars('pager', 'footer', 'floating')]: { insetBlockEnd: '92px' },
};

/** The same below `sm`, where bars reach the phone's own and a floating one wraps. */
export const aboveBarsOfPhone = {
  [withBars('pager', 'footer', 'floating')]: above('68px'),
  [withBars('footer', 'sheet')]: above('92px'),
  [withBars('floating')]: above('136px'),
};
