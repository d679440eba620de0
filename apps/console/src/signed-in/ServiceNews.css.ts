import { inComponents, media, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';
import * as offline from '../layouts/OfflineBanner.css.ts';

/** Something marked so lies along the window's bottom edge. */
const aboveBar = ':root:has([data-bottom-bar]) &';

/** News of the version or the connection lies in the middle of the top bar already. */
const belowNews = `:root:has(:is(${offline.banner}, [data-news=version])) &`;

/**
 * Floats, so that nothing moves when a service goes and comes: in the middle of the sheet's top bar where that is wide, so
 * that no last row lies under it for as long as the service is away; else at the bottom, above a pager.
 */
export const floating = style(
  inComponents({
    position: 'fixed',
    insetBlockEnd: vars.space[4],
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    zIndex: vars.z.toast,
    inlineSize: 'max-content',
    maxInlineSize: `calc(100vw - ${vars.space[8]})`,
    overflow: 'hidden',
    borderRadius: vars.radius[4],
    background: vars.color.bg.overlay,
    boxShadow: vars.shadow.popover,
    selectors: {
      '[dir=rtl] &': { transform: 'translateX(50%)' },
      [aboveBar]: { insetBlockEnd: `calc(68px + env(safe-area-inset-bottom))` },
    },
    '@media': {
      [media.fromMenu]: {
        insetBlock: `${vars.space[3]} auto`,
        // The middle of the sheet.
        insetInlineStart: `calc(50% + (${vars.shell.navWidth} - ${vars.space[2]}) / 2)`,
        maxInlineSize: '600px',
        selectors: {
          [aboveBar]: { insetBlockEnd: 'auto' },
          [belowNews]: { insetBlockStart: '68px' },
        },
      },
      [media.forcedColors]: { border: '1px solid' },
      print: { display: 'none' },
    },
  }),
);
