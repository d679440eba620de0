import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';

/** The area is next to the hex value, or above it where there is little room. */
export const root = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `${vars.space[4]} ${vars.space[5]}`,
    minInlineSize: 0,
    maxInlineSize: '640px',
  }),
);

export const plane = style(inComponents({ flex: '1 1 168px', display: 'grid', gap: vars.space[2], minInlineSize: 0 }));

export const area = style(
  inComponents({
    blockSize: '144px',
    borderRadius: vars.radius[3],
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    cursor: 'crosshair',
    selectors: { '&[data-disabled]': { filter: 'grayscale(1)', opacity: 0.5, cursor: 'not-allowed' } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

/** As tall as a touch target; the visible track is the line in the middle. */
export const slider = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    blockSize: '28px',
    paddingInline: '9px',
    '@media': { [media.coarsePointer]: { blockSize: '44px' } },
  }),
);

export const track = style(
  inComponents({
    inlineSize: '100%',
    blockSize: '12px',
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { filter: 'grayscale(1)', opacity: 0.5, cursor: 'not-allowed' } },
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
);

/** White with a dark edge, to be visible on every color. */
export const thumb = style(
  inComponents({
    insetBlockStart: '50%',
    boxSizing: 'border-box',
    inlineSize: '18px',
    blockSize: '18px',
    border: '2px solid white',
    borderRadius: '50%',
    boxShadow: `0 0 0 1px ${vars.color.scrim}`,
    cursor: 'grab',
    selectors: {
      '&[data-dragging]': { cursor: 'grabbing' },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&[data-disabled]': { background: `${vars.color.fg.disabled} !important`, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'Canvas',
        boxShadow: '0 0 0 2px CanvasText',
        forcedColorAdjust: 'none',
        selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } },
      },
    },
  }),
);

export const side = style(inComponents({ flex: '2 1 220px', display: 'grid', gap: vars.space[3], minInlineSize: 0 }));

export const hex = style(inComponents({ display: 'grid', gap: '6px', minInlineSize: 0 }));
export const hexLabel = style(inComponents({ ...typography.caption, color: vars.color.fg.muted, cursor: 'default' }));
export const code = style(inComponents({ fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums' }));

export const swatch = style(
  inComponents({
    flex: 'none',
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: vars.radius[2],
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    forcedColorAdjust: 'none',
    selectors: { '&[data-empty]': { boxShadow: `inset 0 0 0 1px ${vars.color.border.control}` } },
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
);
