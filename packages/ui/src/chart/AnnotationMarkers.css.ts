import { createVar, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';

export const x = createVar();
export const y = createVar();

const size = '20px';

export const list = style(inComponents({ listStyle: 'none', margin: 0, padding: 0 }));

/** Centered on its time. SVG coordinates, which ignore the text direction. */
export const item = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    selectors: { '[dir=rtl] &': { insetInlineStart: 'auto', insetInlineEnd: 0 } },
    transform: `translate(calc(${x} - ${size} / 2), calc(${y} - ${size} / 2))`,
  }),
);

export const marker = style(
  inComponents({
    ...typography.caption,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: size,
    blockSize: size,
    padding: 0,
    border: '1px solid currentColor',
    borderRadius: vars.radius.full,
    background: vars.color.bg.raised,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    cursor: 'pointer',
    // The smallest target for a pointer.
    '::after': { content: '', position: 'absolute', inset: '-3px' },
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '@media': { [media.hover]: { ':hover': { background: vars.color.bg.hover } } },
  }),
);
