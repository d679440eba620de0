// Constants of their own, so that a bundler can drop what is built from them where only one of these queries is imported.
const sm = 744;
const menu = 1264;
const docked = 1710;

/** Widths in px at which the theme changes (specification 9). */
export const themeBreakpoints = { xs: 0, sm, md: 1280, lg: 1728, xl: 2560 } as const;
/**
 * Widths in px at which the app shell changes: overlay menu below `menu`, docked side panels from `docked`. They are the
 * specification's, 16 and 18 px below `md` and `lg`, which gives no reason; ours to keep them: a window on a screen of 1280
 * or 1728 px is narrower than the screen by its own frame, and a page embedded in another by that page's classic scrollbar
 * (15 to 17 px). People with such a screen must get the layout made for it.
 */
export const appBreakpoints = { menu, docked } as const;

/** By itself, for code that asks for it: the others stay out of its bundle. */
export const belowSm = `screen and (max-width: ${sm - 0.02}px)`;

/** Media queries; `below*` stop short of the edge so that exactly one of a pair matches at fractional widths. */
export const media = {
  belowSm,
  fromSmBelowMenu: `screen and (min-width: ${sm}px) and (max-width: ${menu - 0.02}px)`,
  belowMenu: `screen and (max-width: ${menu - 0.02}px)`,
  fromMenu: `screen and (min-width: ${menu}px)`,
  fromDocked: `screen and (min-width: ${docked}px)`,
  /** As low as a page at 400 %, or a phone that lies: what stays in view would leave no room for what is read. */
  low: 'screen and (max-height: 399.98px)',
  hover: '(hover: hover)',
  coarsePointer: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
