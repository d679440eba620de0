import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';

export const list = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[3],
    margin: 0,
    marginInlineStart: '-4px',
    padding: 0,
    listStyle: 'none',
    minInlineSize: 0,
  }),
);

export const entry = style(inComponents({ display: 'flex', minInlineSize: 0 }));

export const button = style(
  inComponents({
    ...typography.caption,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: '24px',
    paddingInline: '4px',
    border: 0,
    borderRadius: vars.radius[2],
    background: 'none',
    color: vars.color.fg.default,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed=false]': { color: vars.color.fg.subtle, textDecoration: 'line-through' },
      '&[aria-disabled=true]': { cursor: 'default' },
    },
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 0 },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-disabled=true])': { background: vars.color.bg.hover } } },
      [media.coarsePointer]: { minBlockSize: '44px' },
      [media.forcedColors]: { selectors: { '&[aria-pressed=false]': { color: 'GrayText' } } },
    },
  }),
);

export const text = style(inComponents({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));

/** A line sample, or a square of the area color. */
export const swatch = style(
  inComponents({
    flex: 'none',
    display: 'block',
    selectors: { '[aria-pressed=false] > &': { opacity: 0.35 } },
  }),
);
