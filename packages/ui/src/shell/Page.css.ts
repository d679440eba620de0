import { style } from '@vanilla-extract/css';
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
    padding: `24px ${vars.space.page} 32px`,
    selectors: { '&[data-page=fit]': { minBlockSize: 0, paddingBlockEnd: vars.space[6] } },
    '@media': {
      [media.belowSm]: {
        paddingBlock: '20px 24px',
        // The pager of a list stays at the window's lower edge.
        selectors: { '&[data-page=fit]': { paddingBlockEnd: 0 } },
      },
    },
  }),
);
