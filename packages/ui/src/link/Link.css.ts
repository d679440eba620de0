import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const link = recipe({
  base: inComponents({
    inlineSize: 'fit-content',
    borderRadius: vars.radius[1],
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
    textDecorationThickness: '1px',
    textUnderlineOffset: '2.5px',
    cursor: 'pointer',
    selectors: {
      // The current page.
      '&[aria-current]': { color: vars.color.fg.strong, fontWeight: 500, textDecorationColor: 'transparent' },
    },
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
    underline: {
      always: {},
      hover: inComponents({
        textDecorationColor: 'transparent',
        ':focus-visible': { textDecorationColor: 'currentColor' },
      }),
    },
  },
});

/** Keeps the icon with the last word: a line can break before an inline image, so it is positioned in the padding. */
export const external = style(inComponents({ position: 'relative', paddingInlineStart: '16px' }));

export const externalIcon = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    marginBlock: 'auto',
    selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  }),
);

export const inline = style(inComponents({ ...visuallyHidden }));
