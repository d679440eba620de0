import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars, visuallyHidden as hidden } from '../theme/index.ts';

export const columnWidth = createVar();
/** Takes the place of the width that was given, where that would cut what another column has room for. */
export const fittedWidth = createVar();
const edge = createVar();

/** From cards up to where 880 px of columns fit beside the gutters: the columns that cards leave out go here too. */
export const tablet = 'screen and (min-width: 744px) and (max-width: 929.98px)';
const hiddenOnTablet = { selectors: { '&[data-card=none]': { display: 'none' } } } as const;
export const visuallyHidden = style(inComponents(hidden));

export const scroller = style(
  inComponents({
    position: 'relative',
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    // Sketched rows run on below the edge: there is nothing to scroll to yet.
    selectors: { '&[data-state=loading]': { overflow: 'hidden' } },
    '@media': { [media.belowSm]: { overflow: 'visible' } },
  }),
);

export const table = style(
  inComponents({
    inlineSize: '100%',
    // A message stands in the middle of the card, not under its head.
    selectors: {
      [`${scroller}:is([data-state=empty], [data-state=noMatch], [data-state=error]) > &`]: { blockSize: '100%' },
      // For a moment in which nothing is painted: as wide as its cells would be.
      '&[data-measuring=needed]': { tableLayout: 'auto', inlineSize: 'max-content', minInlineSize: 0 },
    },
    borderCollapse: 'separate',
    borderSpacing: 0,
    // Widths hang on the rows only where one would be cut beside a column with room (useFittedWidths).
    tableLayout: 'fixed',
    minInlineSize: '880px',
    '@media': {
      [tablet]: { minInlineSize: '640px' },
      [media.belowSm]: { display: 'block', minInlineSize: 0 },
    },
  }),
);

export const column = style(
  inComponents({
    inlineSize: fallbackVar(fittedWidth, columnWidth),
    selectors: {
      [`${table}[data-measuring=given] &`]: { inlineSize: columnWidth },
      [`${table}[data-measuring=needed] &`]: { inlineSize: 'auto' },
    },
    '@media': { [tablet]: hiddenOnTablet },
  }),
);
export const actionsColumn = style(inComponents({ inlineSize: '48px' }));

export const body = style(inComponents({ '@media': { [media.belowSm]: { display: 'block' } } }));

export const row = style(
  inComponents({
    '@media': {
      [media.belowSm]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0,1fr) auto 44px',
        columnGap: vars.space[2],
        alignItems: 'center',
        padding: '12px 4px 12px 16px',
        borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
        // A card is about this high; the browser need not lay out the ones far below.
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 101px',
      },
    },
  }),
);

const cellBase = {
  blockSize: vars.size.row,
  paddingBlock: 0,
  paddingInline: vars.space[3],
  textAlign: 'start',
  fontWeight: 400,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  whiteSpace: 'nowrap',
} as const;

const cellInCard = { blockSize: 'auto', minInlineSize: 0, padding: 0, border: 0 } as const;

const cardPlaces = {
  '&[data-card=title]': { gridArea: '1 / 1' },
  '&[data-card=status]': { gridArea: '1 / 2', ...typography.bodySm },
  // 38 px: under the title's text, beside its 28 px picture and the 10 px gap.
  '&[data-card=subtitle]': {
    gridArea: '2 / 1 / 3 / 4',
    paddingInlineStart: '38px',
    marginBlockStart: '-8px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '&[data-card=start]': {
    gridArea: '3 / 1 / 4 / 4',
    paddingInlineStart: '38px',
    color: vars.color.fg.muted,
    ...typography.bodySm,
  },
  '&[data-card=end]': {
    gridArea: '3 / 1 / 4 / 4',
    justifySelf: 'end',
    paddingInlineEnd: vars.space[3],
    ...typography.bodySm,
  },
  '&[data-card=line]': {
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingInlineEnd: vars.space[3],
    fontSize: '.8125rem',
    lineHeight: '1.5rem',
  },
  '&[data-card=none]': { display: 'none' },
  '&[data-label]::before': { content: "attr(data-label) ' '", color: vars.color.fg.subtle, whiteSpace: 'pre' },
  '&:first-child': { paddingInlineStart: 0 },
} as const;

export const cell = style(
  inComponents({
    ...cellBase,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    selectors: {
      '&[data-tone=muted]': { color: vars.color.fg.muted },
      '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      '&:first-child': { paddingInlineStart: vars.space[4] },
    },
    '@media': { [tablet]: hiddenOnTablet, [media.belowSm]: { ...cellInCard, selectors: cardPlaces } },
  }),
);

export const rowHeaderCell = style([cell, inComponents({ fontWeight: 500, color: vars.color.fg.strong })]);

export const skeletonCell = style(
  // As high as a line of text, or cards would grow when the data arrives.
  inComponents({ display: 'flex', alignItems: 'center', gap: '10px', minBlockSize: '20px' }),
);

/** Stays in view when the columns are wider than the window, so it paints over what scrolls below. */
export const actionsCell = style(
  inComponents({
    ...cellBase,
    position: 'sticky',
    insetInlineEnd: 0,
    inlineSize: '48px',
    padding: 0,
    paddingInlineEnd: vars.space[2],
    textAlign: 'end',
    background: vars.color.bg.raised,
    '@media': {
      [media.belowSm]: {
        ...cellInCard,
        position: 'static',
        gridArea: '1 / 3',
        inlineSize: '44px',
        blockSize: '44px',
        background: 'none',
      },
    },
  }),
);

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
    display: 'inline-grid',
    placeItems: 'center',
    verticalAlign: 'middle',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: vars.radius[3],
    color: vars.color.fg.muted,
    cursor: 'pointer',
    selectors: {
      '&[aria-expanded=true]': { background: vars.color.bg.active, color: vars.color.fg.strong },
    },
    '@media': {
      [media.hover]: { ':hover': { background: vars.color.bg.active, color: vars.color.fg.strong } },
      [media.belowSm]: { inlineSize: '44px', blockSize: '44px' },
    },
  }),
);

const everyCell = `${row} > :is(td, th)`;

globalStyle(`${row}:last-child > :is(td, th)`, inComponents({ borderBlockEnd: 0 }));
// The row is painted, not its cells: as a card it is larger than they are.
globalStyle(`${row}[data-menu-open]`, inComponents({ background: vars.color.bg.rowHover }));
globalStyle(`${row}:hover`, inComponents({ '@media': { [media.hover]: { background: vars.color.bg.rowHover } } }));
globalStyle(
  `${row}:is([data-menu-open], [aria-current=true]) > ${actionsCell}`,
  inComponents({ background: 'inherit' }),
);
globalStyle(`${row}:hover > ${actionsCell}`, inComponents({ '@media': { [media.hover]: { background: 'inherit' } } }));
globalStyle(everyCell, inComponents({ '@media': { [media.belowSm]: { borderBlockEnd: 0 } } }));
globalStyle(`${row}:last-child`, inComponents({ '@media': { [media.belowSm]: { borderBlockEnd: 0 } } }));

// Selected: fill, a 2 px edge and tinted lines, so that it does not rest on colour alone.
globalStyle(
  `${row}[aria-current=true] > :is(td, th)`,
  inComponents({ borderBlockEndColor: vars.tone.primary.bgActive }),
);
globalStyle(
  `${row}[aria-current=true]`,
  inComponents({
    vars: { [edge]: `inset 2px 0 0 ${vars.tone.primary.fg}` },
    background: vars.color.bg.selected,
    '@media': {
      [media.belowSm]: { boxShadow: edge },
      [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  }),
);
globalStyle(
  `[dir=rtl] ${row}[aria-current=true]`,
  inComponents({ vars: { [edge]: `inset -2px 0 0 ${vars.tone.primary.fg}` } }),
);
globalStyle(
  `${row}[aria-current=true] > :is(td, th):first-child`,
  inComponents({ boxShadow: edge, '@media': { [media.belowSm]: { boxShadow: 'none' } } }),
);
