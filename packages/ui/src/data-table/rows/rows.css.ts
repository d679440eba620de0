import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme/index.ts';
import { scroller } from '../DataTable.css.ts';

export const rowHeight = createVar();

export const body = style(
  inComponents({ position: 'relative', minInlineSize: 'var(--least)', '@media': { print: { blockSize: 'auto' } } }),
);

export const row = style(
  inComponents({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    blockSize: rowHeight,
    contain: 'strict',
    background: vars.color.bg.raised,
    selectors: {
      '&[data-menu-open]': { background: vars.color.bg.rowHover },
      '&[aria-selected=true]': { background: vars.color.bg.selected },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-selected=true])': { background: vars.color.bg.rowHover } } },
      [media.forcedColors]: {
        selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

const cellBase = {
  minInlineSize: 0,
  // In the middle of the row, and still one block, so that long text ends in an ellipsis.
  alignContent: 'center',
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } as const;

export const cell = style(
  inComponents({
    ...cellBase,
    ':focus-visible': ring,
    selectors: {
      '&[data-tone=muted]': { color: vars.color.fg.muted },
      '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      '&:first-child': { paddingInlineStart: vars.space[4] },
      [`${row}[aria-selected=true] > &`]: { borderBlockEndColor: vars.tone.primary.bgActive },
      [`&[role=rowheader]`]: { fontWeight: 500, color: vars.color.fg.strong },
    },
  }),
);

/** Sticky only where there is something to scroll: each one would be a layer of its own. */
const sticky = `${scroller}[data-overflow] &`;

export const stickyStart = style(
  inComponents({ selectors: { [sticky]: { position: 'sticky', zIndex: 1, background: 'inherit' } } }),
);
export const stickyEnd = style(
  inComponents({ selectors: { [sticky]: { position: 'sticky', zIndex: 1, background: 'inherit' } } }),
);

export const boxCell = style([
  cell,
  stickyStart,
  inComponents({
    insetInlineStart: 0,
    display: 'grid',
    placeContent: 'center',
    selectors: { '&:first-child': { padding: 0 } },
  }),
]);

export const actionsCell = style([
  cell,
  stickyEnd,
  inComponents({
    insetInlineEnd: 0,
    display: 'grid',
    placeContent: 'center',
    paddingInline: `0 ${vars.space[2]}`,
  }),
]);

/** 4.25 of 24 units: the radius of lucide's dot and half its stroke, at 16 px. */
export const dots = style(
  inComponents({
    inlineSize: '16px',
    blockSize: '16px',
    stroke: 'currentColor',
    strokeWidth: 4.25,
    strokeLinecap: 'round',
  }),
);

export const rowButton = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: vars.radius[3],
    color: vars.color.fg.muted,
    selectors: { '&[aria-expanded=true]': { background: vars.color.bg.active, color: vars.color.fg.strong } },
    '@media': {
      [media.hover]: { ':hover': { background: vars.color.bg.active, color: vars.color.fg.strong } },
      [media.coarsePointer]: { inlineSize: '44px', blockSize: '44px' },
    },
  }),
);

globalStyle(`${row}:last-child > *`, inComponents({ borderBlockEndColor: 'transparent' }));
