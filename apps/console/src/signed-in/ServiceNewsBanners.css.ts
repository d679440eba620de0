import { inComponents, media, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';
import { floating } from '../layouts/floating.css.ts';
import * as offline from '../layouts/OfflineBanner.css.ts';

/** News of the version or the connection lies in the middle of the top bar already. */
const belowNews = `:root:has(:is(${offline.banner}, [data-update-status])) &`;

/** In the middle of the sheet's top bar, so that no last row lies under it for as long as the service is away. */
export const news = style([
  floating,
  inComponents({
    overflow: 'hidden',
    textWrap: 'balance',
    '@media': {
      [media.belowMenu]: { marginBlockEnd: 'var(--floating-below, 0px)' },
      [media.fromMenu]: {
        // The middle of the sheet.
        insetInlineStart: `calc(50% + (${vars.shell.navWidth} - ${vars.space[2]}) / 2)`,
        maxInlineSize: '600px',
        selectors: { [belowNews]: { insetBlockStart: '68px' } },
      },
    },
  }),
]);
