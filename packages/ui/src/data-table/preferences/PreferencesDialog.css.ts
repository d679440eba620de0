import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars, visuallyHidden as hidden } from '../../theme/index.ts';

export const visuallyHidden = style(inComponents(hidden));

export const list = style(inComponents({ display: 'grid', marginInline: '-8px' }));

export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '36px',
    paddingBlock: '4px',
    paddingInline: vars.space[2],
    borderRadius: vars.radius[3],
    selectors: {
      '&[data-lifted]': {
        position: 'relative',
        zIndex: 1,
        background: vars.color.bg.overlay,
        boxShadow: vars.shadow.popover,
      },
    },
    '@media': {
      [media.hover]: { ':hover': { background: vars.color.bg.hover } },
      [media.coarsePointer]: { minBlockSize: '48px' },
      [media.forcedColors]: {
        selectors: { '&[data-lifted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
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
    // Touch moves the column and does not scroll.
    touchAction: 'none',
    selectors: { [`${item}[data-lifted] &`]: { cursor: 'grabbing', color: vars.color.fg.strong } },
    '@media': {
      [media.hover]: { ':hover': { color: vars.color.fg.strong } },
      [media.coarsePointer]: { inlineSize: '44px', blockSize: '44px' },
    },
  }),
);

export const body = style(inComponents({ display: 'grid', gap: vars.space[5] }));
export const group = style(inComponents({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }));
export const label = style(
  inComponents({
    ...typography.bodySm,
    fontWeight: 500,
    color: vars.color.fg.default,
    padding: 0,
    marginBlockEnd: vars.space[1],
  }),
);
export const reset = style(inComponents({ marginInlineEnd: 'auto' }));
