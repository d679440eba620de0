import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme/index.ts';

export const expander = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    marginInline: 'auto',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: vars.radius[3],
    color: vars.color.fg.muted,
    transition: `rotate ${vars.duration.hover} ${vars.ease.standard}`,
    selectors: {
      '&[aria-expanded=true]': { rotate: '90deg', color: vars.color.fg.strong },
      '[dir=rtl] &': { rotate: '180deg' },
      '[dir=rtl] &[aria-expanded=true]': { rotate: '90deg' },
    },
    '@media': {
      [media.hover]: { ':hover': { background: vars.color.bg.active, color: vars.color.fg.strong } },
      [media.coarsePointer]: { inlineSize: '40px', blockSize: '44px' },
      print: { display: 'none' },
    },
  }),
);

export const detail = style(
  inComponents({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    background: vars.color.bg.subtle,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    '@media': { print: { position: 'static', transform: 'none !important' } },
  }),
);

/** As wide as what is seen, wherever the columns are scrolled to. */
export const detailCell = style(
  inComponents({
    position: 'sticky',
    insetInlineStart: 0,
    padding: `${vars.space[4]} ${vars.space[4]}`,
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  }),
);
