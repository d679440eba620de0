import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme/index.ts';
import { scroller } from '../DataTable.css.ts';

/** The lines between rows. */
const line = `1px solid ${vars.color.border.subtle}`;

export const body = style(
  inComponents({
    position: 'relative',
    minInlineSize: 'var(--least)',
    '@media': {
      // The height is written on the element, for the screen.
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
      // An edge besides the fill, so that neither rests on colour alone; behind its cells in the tree, so above sticky ones.
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
    // In the middle of the row, and still one block, so that long text ends in an ellipsis.
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

// While `useFittedWidths` measures what each would take.
globalStyle(`[data-measuring] ${cell}`, inComponents({ inlineSize: 'max-content', justifySelf: 'start' }));

// Dates and the like do not wrap on the screen; in print they wrap rather than being cut.
globalStyle(`${cell} *`, inComponents({ '@media': { print: { whiteSpace: 'normal !important' } } }));

/** Sticky only where columns overflow: each sticky cell is a compositing layer. */
const whileHeld = `${scroller}[data-overflow]:not([data-cards]) &`;
/** Shadow line between sticky columns and those that scroll below them. */
const edge = `inset -1px 0 0 ${vars.color.border.default}`;
const edgeAtEnd = `inset 1px 0 0 ${vars.color.border.default}`;
/** What sticks at either edge. */
export const sticky = style(
  inComponents({
    selectors: { [whileHeld]: { position: 'sticky', zIndex: 1, background: 'inherit' } },
    '@media': { print: { selectors: { [whileHeld]: { position: 'static' } } } },
  }),
);
/** The last that sticks at the start, the first that sticks at the end: something may be moving beneath. */
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

/** One thing in the middle; blocks, since a grid in each cell makes the page slower to lay out. */
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
    // 4.25 of 24 units is a dot, 7 of them the way to the next one, at 16 px.
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
      // Forced colours remove gradients, and the tokens are system colours already.
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
  inComponents({ display: 'flex', alignItems: 'center', gap: '10px', minBlockSize: '20px' }),
);

/** A message stands in the middle of what the rows would fill. */
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

/** As wide as what is seen, wherever the columns are scrolled to. */
export const detailCell = style(
  inComponents({
    position: 'sticky',
    insetInlineStart: 0,
    padding: `${vars.space[4]} ${vars.space[4]}`,
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  }),
);
