import { bandHeight, inComponents, media, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';
import { floating } from '../banners/floating.css.ts';
import * as offline from '../banners/OfflineBanner.css.ts';

/** Update and offline banners use the middle of the top bar first. */
const belowOtherBanners = `:root:has(:is(${offline.banner}, [data-update-status])) &`;

/** In the middle of the sheet's top bar, so that it covers no rows during an outage. */
export const banners = style([
  floating,
  inComponents({
    overflow: 'hidden',
    textWrap: 'balance',
    '@media': {
      [media.belowMenu]: { marginBlockEnd: 'var(--floating-below, 0px)' },
      [media.fromMenu]: {
        // The center of the sheet.
        insetInlineStart: `calc(50% + (${vars.shell.navWidth} - ${vars.space[2]}) / 2)`,
        maxInlineSize: '600px',
        selectors: {
          [belowOtherBanners]: { insetBlockStart: `calc(${bandHeight} + 68px)` },
          // A docked drawer takes 488 px of the sheet.
          ':root:has([data-docked]) &': {
            insetInlineStart: `calc(50% + (${vars.shell.navWidth} - ${vars.space[2]} - 488px) / 2)`,
          },
        },
      },
    },
  }),
]);
