import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const link = recipe({
  base: inComponents({
    borderRadius: vars.radius[1],
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
    textDecorationThickness: '1px',
    textUnderlineOffset: '2.5px',
    cursor: 'pointer',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } },
      [media.forcedColors]: { color: 'LinkText', textDecorationColor: 'currentColor' },
    },
  }),
  variants: {
    tone: {
      primary: inComponents({ color: vars.color.fg.link }),
      inherit: inComponents({ color: 'inherit', fontWeight: 500 }),
    },
  },
});

/** Never alone on the next line: the word before it comes along. */
export const outward = style(
  inComponents({
    display: 'inline-block',
    verticalAlign: '-2px',
    marginInlineStart: '2px',
    selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  }),
);

export const inWords = style(inComponents({ ...visuallyHidden }));
