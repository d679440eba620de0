import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme/index.ts';
import { scroller } from '../DataTable.css.ts';

const line = `1px solid ${vars.color.border.subtle}`;

export const body = style(
  inComponents({
    position: 'relative',
    minInlineSize: 'var(--least)',
    '@media': {
      // The inline height is for the screen.
      print: { blockSize: 'auto !important', minInlineSize: 0 },
    },
  }),
);

export const row = style(
  inComponents({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    blockSize: 'var(--row)',
    contain: 'strict',
    borderBlockEnd: line,
    background: vars.color.bg.raised,
    selectors: {
      '&[data-menu-open]': { background: vars.color.bg.rowHover },
      '&:is([aria-selected=true], [aria-current=true])': {
        background: vars.color.bg.selected,
        borderBlockEndColor: vars.tone.primary.bgActive,
      },
      // An edge in addition to the fill, as color alone is not accessible; after the cells in the tree, so above sticky
      // ones.
      '&:is([aria-selected=true], [aria-current=true])::after': {
        content: '""',
        position: 'absolute',
        zIndex: 1,
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '2px',
        background: vars.tone.primary.fg,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-selected=true], [aria-current=true])': { background: vars.color.bg.rowHover } },
      },
      [media.forcedColors]: {
        selectors: {
          '&:is([aria-selected=true], [aria-current=true])': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
      print: {
        position: 'static',
        transform: 'none !important',
        contain: 'none',
        blockSize: 'auto',
        gridTemplateColumns: 'var(--printed)',
        breakInside: 'avoid',
      },
    },
  }),
);

export const cell = style(
  inComponents({
    minInlineSize: 0,
    // Centered in the row, and still a block, so that long text ends in an ellipsis.
    alignContent: 'center',
    paddingInline: vars.space[3],
    whiteSpace: 'nowrap',
    // `clip`, as `hidden` would make each cell a scroll container.
    overflow: 'clip',
    textOverflow: 'ellipsis',
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    selectors: {
      '&[data-muted]': { color: vars.color.fg.muted },
      '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      '&[role=rowheader]': { fontWeight: 500, color: vars.color.fg.strong },
      '&:first-child': { paddingInlineStart: vars.space[4] },
    },
    '@media': {
      print: { whiteSpace: 'normal', overflowWrap: 'anywhere', padding: vars.space[1], fontSize: '8.5pt' },
    },
  }),
);

// While `useFittedWidths` measures content widths.
globalStyle(`[data-measuring] ${cell}`, inComponents({ inlineSize: 'max-content', justifySelf: 'start' }));

// In print, text wraps rather than being cut.
globalStyle(`${cell} *`, inComponents({ '@media': { print: { whiteSpace: 'normal !important' } } }));

/** Sticky only if columns overflow, as each sticky cell is a compositing layer. */
const whenOverflowing = `${scroller}[data-overflow]:not([data-cards]) &`;
/** Shadow line between sticky columns and those that scroll below them. */
const edge = `inset -1px 0 0 ${vars.color.border.default}`;
const edgeAtEnd = `inset 1px 0 0 ${vars.color.border.default}`;
export const sticky = style(
  inComponents({
    selectors: { [whenOverflowing]: { position: 'sticky', zIndex: 1, background: 'inherit' } },
    '@media': { print: { selectors: { [whenOverflowing]: { position: 'static' } } } },
  }),
);
/** The last column pinned to the start, the first pinned to the end: other columns can be below them. */
export const lastSticky = style(
  inComponents({
    selectors: {
      [`${scroller}[data-more-before] &`]: { boxShadow: edge },
      [`[dir=rtl] ${scroller}[data-more-before] &`]: { boxShadow: edgeAtEnd },
    },
  }),
);
export const firstSticky = style(
  inComponents({
    selectors: {
      [`${scroller}[data-more-after] &`]: { boxShadow: edgeAtEnd },
      [`[dir=rtl] ${scroller}[data-more-after] &`]: { boxShadow: edge },
    },
  }),
);

/** Centered content; blocks, as a grid in each cell makes layout slower. */
const narrow = {
  padding: 0,
  '@media': { print: { display: 'none' } },
} as const;

export const boxCell = style([
  cell,
  sticky,
  inComponents({
    ...narrow,
    insetInlineStart: 0,
    selectors: { '&:first-child': { padding: 0 } },
  }),
]);

export const expanderCell = style([
  cell,
  sticky,
  inComponents({
    ...narrow,
    insetInlineStart: 'var(--box)',
  }),
]);

export const actionsCell = style([
  cell,
  sticky,
  firstSticky,
  inComponents({
    ...narrow,
    insetInlineEnd: 0,
    paddingInlineEnd: vars.space[2],
  }),
]);

/** Lucide's ellipsis as a background: an icon element in each row would cost a tenth of the first paint. */
export const rowButton = style(
  inComponents({
    display: 'block',
    marginInline: 'auto',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: vars.radius[3],
    color: vars.color.fg.muted,
    // A dot is 4.25 of 24 units and the distance between dots is 7, at 16 px.
    backgroundImage: Array.from(
      { length: 3 },
      () => 'radial-gradient(circle, currentcolor 1.2px, transparent 1.75px)',
    ).join(),
    backgroundSize: '4px 4px',
    backgroundPosition: 'calc(50% - 4.67px), 50%, calc(50% + 4.67px)',
    backgroundRepeat: 'no-repeat',
    selectors: { '&[aria-expanded=true]': { backgroundColor: vars.color.bg.active, color: vars.color.fg.strong } },
    '@media': {
      [media.hover]: { ':hover': { backgroundColor: vars.color.bg.active, color: vars.color.fg.strong } },
      // Forced colors remove gradients, and the tokens are system colors already.
      [media.forcedColors]: { forcedColorAdjust: 'none' },
    },
  }),
);

export const sentence = style(
  inComponents({
    margin: 0,
    padding: `${vars.space[8]} ${vars.space[4]}`,
    textAlign: 'center',
    color: vars.color.fg.muted,
  }),
);

export const skeletonRows = style(inComponents({ minInlineSize: 'var(--least)' }));
export const skeletonRow = style([row, inComponents({ position: 'static' })]);
export const skeletonCell = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: '20px',
    selectors: { '[data-align=end] > &': { justifyContent: 'flex-end' } },
  }),
);

/** A message is centered in the space of the rows. */
export const message = style(inComponents({ display: 'grid', flex: 1 }));
export const footerRow = style(inComponents({ display: 'grid', alignContent: 'center' }));
export const footerCell = style(
  inComponents({
    position: 'sticky',
    insetInlineStart: 0,
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '@media': { print: { inlineSize: 'auto !important' } },
  }),
);

export const printNotice = style(
  inComponents({ display: 'none', padding: vars.space[3], '@media': { print: { display: 'block' } } }),
);

export const expander = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    marginInline: 'auto',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: vars.radius[3],
    color: vars.color.fg.muted,
    transition: `rotate ${vars.duration.hover} ${vars.ease.standard}`,
    selectors: {
      '&[aria-expanded=true]': { rotate: '90deg', color: vars.color.fg.strong },
      '[dir=rtl] &': { rotate: '180deg' },
      '[dir=rtl] &[aria-expanded=true]': { rotate: '90deg' },
    },
    '@media': {
      [media.hover]: { ':hover': { background: vars.color.bg.active, color: vars.color.fg.strong } },
      [media.coarsePointer]: { inlineSize: '40px', blockSize: '44px' },
      print: { display: 'none' },
    },
  }),
);

export const detail = style(
  inComponents({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    background: vars.color.bg.subtle,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    '@media': { print: { position: 'static', transform: 'none !important' } },
  }),
);

/** As wide as the visible part of the grid, at any horizontal scroll position. */
export const detailCell = style(
  inComponents({
    position: 'sticky',
    insetInlineStart: 0,
    padding: `${vars.space[4]} ${vars.space[4]}`,
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  }),
);
