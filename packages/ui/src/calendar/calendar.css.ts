import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';

export const calendar = style(
  inComponents({ display: 'grid', gap: vars.space[2], padding: vars.space[3], minInlineSize: 0 }),
);

export const head = style(inComponents({ display: 'flex', alignItems: 'center', gap: '2px' }));

export const choice = style(
  inComponents({
    flex: '0 1 auto',
    minInlineSize: 0,
    blockSize: '28px',
    paddingInline: '6px',
    border: 0,
    borderRadius: vars.radius[2],
    background: 'transparent',
    color: vars.color.fg.strong,
    fontWeight: 600,
    cursor: 'pointer',
    appearance: 'none',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.color.bg.hover } } },
      [media.coarsePointer]: { blockSize: '44px', fontSize: '1rem' },
    },
  }),
);

export const turn = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: vars.radius[2],
    color: vars.color.fg.muted,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&:first-of-type': { marginInlineStart: 'auto' },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
      '&[data-hovered]': { background: vars.color.bg.hover, color: vars.color.fg.default },
      '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
    },
    '@media': { [media.coarsePointer]: { inlineSize: '44px', blockSize: '44px' } },
  }),
);

export const arrow = style(inComponents({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }));

export const grid = style(
  inComponents({ borderCollapse: 'separate', borderSpacing: '0 2px', inlineSize: '100%', tableLayout: 'fixed' }),
);

export const weekday = style(
  inComponents({ ...typography.label, blockSize: '28px', color: vars.color.fg.muted, textAlign: 'center' }),
);

export const day = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '36px',
    blockSize: '34px',
    borderRadius: vars.radius[2],
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-hovered]': { background: vars.color.bg.hover, color: vars.color.fg.strong },
      '&[data-selected]': { background: vars.tone.primary.bg, color: vars.tone.primary.fgStrong, borderRadius: 0 },
      // Shape and weight convey the ends, not only color.
      '&[data-selection-start], &[data-selection-end]': {
        background: vars.tone.primary.solid,
        color: vars.tone.primary.onSolid,
        fontWeight: 600,
      },
      '&[data-selection-start]': {
        borderStartStartRadius: vars.radius[3],
        borderEndStartRadius: vars.radius[3],
      },
      '&[data-selection-end]': {
        borderStartEndRadius: vars.radius[3],
        borderEndEndRadius: vars.radius[3],
      },
      '&[data-focus-visible]': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
      },
      '&[data-unavailable], &[data-disabled]': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
      '&[data-unavailable]': { textDecoration: 'line-through' },
      '&[data-disabled]': { background: 'none' },
    },
    '@media': {
      [media.belowSm]: { blockSize: '40px', fontSize: '1rem' },
      [media.coarsePointer]: { blockSize: '44px' },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        selectors: {
          '&[data-hovered]': { outline: '1px solid Highlight' },
          '&[data-selected]': { background: 'Canvas', color: 'CanvasText', boxShadow: 'inset 0 0 0 1px Highlight' },
          '&[data-selection-start], &[data-selection-end]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
        },
      },
    },
  }),
);

/** The selected day of a day calendar. */
export const single = style(
  inComponents({
    selectors: {
      '&[data-selected]': {
        background: vars.tone.primary.solid,
        color: vars.tone.primary.onSolid,
        fontWeight: 600,
        borderRadius: vars.radius[3],
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText' } } },
    },
  }),
);

/** A dot below today's number. */
export const today = style(
  inComponents({
    fontWeight: 600,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlockEnd: '4px',
        insetInlineStart: 'calc(50% - 2px)',
        inlineSize: '4px',
        blockSize: '4px',
        borderRadius: vars.radius.full,
        background: 'currentcolor',
      },
      '&:not([data-selected])': { color: vars.tone.primary.fg },
    },
  }),
);

/** Why the focused day cannot be selected. */
export const reason = style(
  inComponents({ ...typography.caption, color: vars.color.fg.muted, minBlockSize: '16px', textWrap: 'pretty' }),
);
