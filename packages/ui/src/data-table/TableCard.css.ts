import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../theme/index.ts';

export const card = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    // In a box of fixed height that is no flex box, too.
    maxBlockSize: '100%',
    borderRadius: vars.radius[4],
    background: vars.color.bg.raised,
    boxShadow: `0 0 0 1px ${vars.color.border.default}, ${vars.shadow.raised}`,
    '@media': {
      // Edge to edge on a phone: the page's gutter would cost a tenth of the width.
      [media.belowSm]: {
        marginInline: `calc(-1 * ${vars.space.page})`,
        borderRadius: 0,
        background: 'none',
        boxShadow: `0 -1px 0 ${vars.color.border.subtle}`,
      },
      [media.forcedColors]: { border: '1px solid' },
      print: { display: 'block', maxBlockSize: 'none' },
    },
  }),
);

export const rows = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
    // Where nothing is above or below the rows, they end in the card's own corners.
    selectors: {
      '&:first-child': { borderStartStartRadius: vars.radius[4], borderStartEndRadius: vars.radius[4] },
      '&:last-child': { borderEndStartRadius: vars.radius[4], borderEndEndRadius: vars.radius[4] },
    },
    overflow: 'clip',
    '@media': {
      [media.belowSm]: { overflow: 'visible' },
      // In print the card is as high as the rows.
      print: { display: 'block', overflow: 'visible' },
    },
  }),
);
