import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars, visuallyHidden as hidden } from '../theme/index.ts';

export const visuallyHidden = style(inComponents(hidden));

export const list = style(
  inComponents({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius[4],
    background: vars.color.bg.surface,
    overflow: 'clip',
  }),
);

export const item = style(
  inComponents({
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` },
      '&[data-lifted]': {
        position: 'relative',
        zIndex: 1,
        background: vars.color.bg.overlay,
        boxShadow: vars.shadow.popover,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-lifted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

export const cell = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    rowGap: vars.space[1],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[2],
  }),
);

export const handle = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '28px',
    borderRadius: vars.radius[2],
    color: vars.color.fg.subtle,
    cursor: 'grab',
    // Touching the handle moves the item instead of scrolling.
    touchAction: 'none',
    selectors: { [`${item}[data-lifted] &`]: { cursor: 'grabbing', color: vars.color.fg.strong } },
    '@media': {
      [media.hover]: { ':hover': { color: vars.color.fg.strong } },
      [media.coarsePointer]: { inlineSize: '44px', blockSize: '44px' },
    },
  }),
);

export const position = style(
  inComponents({
    ...typography.bodySm,
    flex: 'none',
    minInlineSize: '16px',
    textAlign: 'center',
    color: vars.color.fg.subtle,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const content = style(
  inComponents({ ...typography.bodySm, flex: '1 1 120px', minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const end = style(inComponents({ flex: 'none', display: 'flex', alignItems: 'center', gap: vars.space[2] }));

export const buttons = style(inComponents({ flex: 'none', display: 'flex', marginInlineStart: 'auto' }));
