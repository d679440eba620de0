import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';

export const button = style(
  inComponents({
    display: 'flex',
    inlineSize: 'fit-content',
    alignItems: 'center',
    gap: vars.space[2],
    maxInlineSize: '240px',
    blockSize: '36px',
    paddingInline: '5px 8px',
    borderRadius: vars.radius[4],
    cursor: 'pointer',
    selectors: { '&[aria-expanded=true]': { background: vars.color.bg.hover } },
    '@media': {
      [media.hover]: { ':hover': { background: vars.color.bg.hover } },
      [media.belowSm]: { blockSize: '44px', paddingInline: '8px' },
    },
  }),
);

export const name = style(
  inComponents({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...typography.bodySm,
    fontWeight: 500,
    color: vars.color.fg.strong,
    '@media': {
      // Visually hidden, but still the accessible name of the button.
      [media.belowSm]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', clipPath: 'inset(50%)' },
    },
  }),
);

export const chevron = style(
  inComponents({ color: vars.color.fg.subtle, '@media': { [media.belowSm]: { display: 'none' } } }),
);
