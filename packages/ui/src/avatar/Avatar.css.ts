import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

/** Degrees, set for each name. */
export const hue = createVar();

export const avatar = recipe({
  base: inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    userSelect: 'none',
    letterSpacing: '.01em',
    // Fixed lightness and chroma, so that every hue keeps the contrast of its letters (at least 5.9:1 in both modes).
    background: `light-dark(oklch(.935 .028 ${hue}), oklch(.33 .035 ${hue}))`,
    color: `light-dark(oklch(.42 .07 ${hue}), oklch(.87 .045 ${hue}))`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    size: {
      sm: inComponents({ inlineSize: '24px', blockSize: '24px', font: `600 .625rem/1 ${vars.font.sans}` }),
      md: inComponents({ inlineSize: '28px', blockSize: '28px', font: `600 .6875rem/1 ${vars.font.sans}` }),
      lg: inComponents({ inlineSize: '40px', blockSize: '40px', font: `600 .875rem/1 ${vars.font.sans}` }),
    },
    shape: {
      circle: inComponents({ borderRadius: '50%' }),
      square: inComponents({ borderRadius: vars.radius[3] }),
    },
  },
});
