import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

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
