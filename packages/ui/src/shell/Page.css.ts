import { style } from '@vanilla-extract/css';
import { floatingRoom } from '../theme/bottomBar.ts';
import { inComponents, media, vars } from '../theme/index.ts';

export const page = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    flex: 1,
    inlineSize: '100%',
    maxInlineSize: '1504px',
    minInlineSize: 0,
    marginInline: 'auto',
    padding: `24px ${vars.space.page} calc(32px + ${floatingRoom})`,
    selectors: { '&[data-page=fit]': { minBlockSize: 0, paddingBlockEnd: vars.space[6] } },
    '@media': {
      [media.belowSm]: {
        paddingBlock: `20px calc(24px + ${floatingRoom})`,
        // A list's pager sticks to the bottom of the window.
        selectors: { '&[data-page=fit]': { paddingBlockEnd: 0 } },
      },
      print: { display: 'block', maxInlineSize: 'none', padding: 0 },
    },
  }),
);
