import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';
import { bannerHeight } from './AppShell.css.ts';

/** Half the width that a wide sheet leaves around the content, so that the bar aligns with the page. */
const sideMargin = '(100% - 1504px) / 2';

export const bar = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    flex: 'none',
    blockSize: vars.shell.topBarHeight,
    paddingInline: `max(${vars.space.page}, calc(${sideMargin} + ${vars.space.page})) max(12px, calc(${sideMargin} + 24px))`,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    '@media': {
      [media.belowSm]: {
        position: 'sticky',
        insetBlockStart: bannerHeight,
        zIndex: vars.z.sticky,
        paddingInline: '16px 8px',
        background: vars.color.bg.surface,
      },
      [media.low]: { position: 'static' },
      print: { display: 'none' },
    },
  }),
);

export const menuButton = style(
  inComponents({
    marginInlineStart: '-8px',
    '@media': { [media.fromMenu]: { display: 'none' } },
  }),
);

export const brand = style(
  inComponents({
    display: 'none',
    '@media': { [media.belowSm]: { display: 'flex', alignItems: 'center', gap: '10px', minInlineSize: 0 } },
  }),
);

export const brandName = style(
  inComponents({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...typography.titleSm,
    color: vars.color.fg.strong,
  }),
);

export const start = style(
  inComponents({ flex: 1, minInlineSize: 0, '@media': { [media.belowSm]: { visibility: 'hidden' } } }),
);

export const actions = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[2], flex: 'none' }));
