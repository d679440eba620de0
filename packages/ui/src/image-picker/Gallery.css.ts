import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';
import { components } from '../theme/layers.css.ts';
import { checkerboard } from './checkerboard.ts';

export const panel = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[2] }));

export const grid = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(120px, 42%), 1fr))',
    gap: `${vars.space[3]} ${vars.space[3]}`,
  }),
);

/** Laid out in the same grid as "No image", but a separate list. */
export const tiles = style(inComponents({ display: 'contents' }));

export const placeholder = style(inComponents({ display: 'grid', gap: vars.space[2] }));

export const tile = style(inComponents({ position: 'relative', minInlineSize: 0 }));

export const choice = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[1], cursor: 'pointer', minInlineSize: 0 }),
);

export const radio = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    margin: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'inherit',
  }),
);

const frame = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius[4],
  ...typography.bodySm,
  color: vars.color.fg.muted,
  selectors: {
    '&:has(:checked)': { outline: `2px solid ${vars.tone.primary.fg}`, outlineOffset: '2px' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    // Selected and focused: a second ring around the first.
    '&:has(:checked:focus-visible)': { boxShadow: `0 0 0 7px ${vars.color.bg.selected}` },
  },
} as const;

export const thumbnail = style(
  inComponents({
    ...frame,
    background: vars.color.bg.inset,
    '@media': {
      [media.hover]: {
        selectors: { [`${choice}:hover &:not(:has(:checked))`]: { outline: `2px solid ${vars.color.border.control}` } },
      },
      [media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: { '&:has(:checked)': { outlineColor: 'Highlight' } },
      },
    },
  }),
);

export const none = style(
  inComponents({
    ...frame,
    border: `1px dashed ${vars.color.border.control}`,
    '@media': {
      [media.hover]: { selectors: { [`${choice}:hover &`]: { background: vars.color.bg.hover } } },
      [media.forcedColors]: { selectors: { '&:has(:checked)': { outlineColor: 'Highlight' } } },
    },
  }),
);

export const image = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'contain',
    ...checkerboard,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  }),
);

export const check = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: '6px',
    insetInlineEnd: '6px',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '20px',
    blockSize: '20px',
    borderRadius: vars.radius.full,
    background: vars.tone.primary.solid,
    color: vars.tone.primary.onSolid,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
  }),
);

export const name = style(
  inComponents({
    ...typography.caption,
    color: vars.color.fg.muted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { [`${choice}:has(:checked) &`]: { color: vars.color.fg.strong } },
  }),
);

export const lost = style(
  inComponents({
    ...typography.caption,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[1],
    paddingInline: vars.space[2],
    paddingBlockEnd: '32px',
    textAlign: 'center',
    textWrap: 'balance',
    color: vars.color.fg.muted,
    borderRadius: 'inherit',
  }),
);

export const retry = style(
  inComponents({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    aspectRatio: '4 / 3',
    display: 'grid',
    placeItems: 'end center',
    paddingBlockEnd: vars.space[2],
    // The image behind it can still be selected.
    pointerEvents: 'none',
  }),
);

globalStyle(`${retry} > *`, { '@layer': { [components]: { pointerEvents: 'auto' } } });
