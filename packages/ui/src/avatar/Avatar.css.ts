import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { hueStep } from './identity.ts';

const hue = createVar();

/** Keyed by hue in degrees. Classes cost less than an inline variable on each element. */
export const hues = Object.fromEntries(
  Array.from({ length: 360 / hueStep }, (_each, index) => {
    const degrees = index * hueStep;
    return [degrees, style(inComponents({ vars: { [hue]: String(degrees) } }))];
  }),
);

export const avatar = recipe({
  base: inComponents({
    // A table can render one in each row, so the layout avoids grid, clipping and positioning.
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    userSelect: 'none',
    letterSpacing: '.01em',
    // Fixed lightness and chroma keep the initials' contrast at every hue (at least 5.9:1 in both modes).
    background: `light-dark(oklch(.935 .028 ${hue}), oklch(.33 .035 ${hue}))`,
    color: `light-dark(oklch(.42 .07 ${hue}), oklch(.87 .045 ${hue}))`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    size: {
      sm: inComponents({ inlineSize: '24px', blockSize: '24px', font: `600 .625rem/1 ${vars.font.sans}` }),
      md: inComponents({ inlineSize: '28px', blockSize: '28px', font: `600 .6875rem/1 ${vars.font.sans}` }),
      lg: inComponents({ inlineSize: '40px', blockSize: '40px', font: `600 .875rem/1 ${vars.font.sans}` }),
      xl: inComponents({ inlineSize: '64px', blockSize: '64px', font: `600 1.375rem/1 ${vars.font.sans}` }),
    },
    shape: {
      circle: inComponents({ borderRadius: '50%' }),
      square: inComponents({ borderRadius: vars.radius[3] }),
    },
  },
  compoundVariants: [
    { variants: { shape: 'square', size: 'lg' }, style: inComponents({ borderRadius: vars.radius[4] }) },
    { variants: { shape: 'square', size: 'xl' }, style: inComponents({ borderRadius: vars.radius[5] }) },
  ],
});

/** Clips the image to its shape. */
export const hasImage = style(inComponents({ position: 'relative', overflow: 'hidden' }));

/** Covers the initials only once it has loaded, so that nothing flashes. */
export const image = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    visibility: 'hidden',
    selectors: { '&[data-shown]': { visibility: 'visible' } },
  }),
);

export const group = recipe({
  base: inComponents({
    display: 'inline-flex',
    inlineSize: 'fit-content',
    alignItems: 'center',
    isolation: 'isolate',
  }),
  variants: {
    size: {
      sm: inComponents({ vars: { '--overlap': '-2px' } }),
      md: inComponents({ vars: { '--overlap': '-3px' } }),
      lg: inComponents({ vars: { '--overlap': '-6px' } }),
    },
  },
});

export const member = style(
  inComponents({
    display: 'grid',
    selectors: { '& + &': { marginInlineStart: 'var(--overlap)' } },
  }),
);

export const more = style(
  inComponents({
    background: vars.tone.neutral.bg,
    color: vars.tone.neutral.fg,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const hidden = style(inComponents(visuallyHidden));

// A ring in the surface color separates overlapping avatars.
globalStyle(`${member} > :first-child`, inComponents({ boxShadow: `0 0 0 2px ${vars.color.bg.surface}` }));
