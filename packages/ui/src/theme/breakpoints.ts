// Separate constants, so that bundlers can drop unused queries.
const sm = 744;
const menu = 1264;
const docked = 1710;

/** Widths in px at which the theme changes (specification 9). */
export const themeBreakpoints = { xs: 0, sm, md: 1280, lg: 1728, xl: 2560 } as const;
/**
 * Widths in px at which the app shell changes: overlay menu below `menu`, docked side panels from `docked`. The
 * specification sets them 16 and 18 px below `md` and `lg`, which helps: on a screen of 1280 or 1728 px, the window
 * frame or a classic scrollbar (15 to 17 px) makes the viewport narrower, and these users must still get the layout
 * for their screen.
 */
export const appBreakpoints = { menu, docked } as const;

/** A separate export, to keep the others out of the bundle. */
export const belowSm = `screen and (max-width: ${sm - 0.02}px)`;

/**
 * Where the rows of tables become cards. In a wide and low window, such as a desktop at 200% zoom or a phone in landscape, few cards
 * would be visible.
 */
export const cards = `screen and (max-width: 639.98px), screen and (max-width: ${sm - 0.02}px) and (min-height: 500px)`;

/** Media queries; `below*` end just before the edge, so that exactly one of a pair matches at fractional widths. */
export const media = {
  belowSm,
  fromSmBelowMenu: `screen and (min-width: ${sm}px) and (max-width: ${menu - 0.02}px)`,
  belowMenu: `screen and (max-width: ${menu - 0.02}px)`,
  fromMenu: `screen and (min-width: ${menu}px)`,
  fromDocked: `screen and (min-width: ${docked}px)`,
  /** As low as a page at 400% zoom or a phone in landscape: sticky elements would leave no room for content. */
  low: 'screen and (max-height: 399.98px)',
  hover: '(hover: hover)',
  coarsePointer: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
