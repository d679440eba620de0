import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../../theme/index.ts';
import { firstSticky, sticky } from '../rows/rows.css.ts';

export const head = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    minInlineSize: 'var(--least)',
    background: vars.color.bg.subtle,
    ...typography.label,
    color: vars.color.fg.muted,
    '@media': {
      print: { display: 'table-header-group', breakInside: 'avoid', position: 'static', minInlineSize: 0 },
    },
  }),
);

const waiting = keyframes({ to: { borderBlockEndColor: vars.tone.primary.fg } });
const whileRefreshing = `${head}[data-refreshing] &`;

export const headRow = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    background: vars.color.bg.subtle,
    borderBlock: `1px solid ${vars.color.border.subtle}`,
    borderBlockEndColor: vars.color.border.default,
    // While newer rows are loading, the line pulses; after a delay, so that a short load shows nothing.
    selectors: { [whileRefreshing]: { animation: `${waiting} .8s ease-in-out 200ms infinite alternate` } },
    '@media': {
      [media.reducedMotion]: {
        selectors: { [whileRefreshing]: { animation: 'none', borderBlockEndColor: vars.tone.primary.fg } },
      },
      print: { gridTemplateColumns: 'var(--printed)' },
    },
  }),
);

export const headCell = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    blockSize: `calc(${vars.size.head} - 2px)`,
    paddingInline: vars.space[3],
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    background: 'inherit',
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space[4] },
      '&[data-align=end]': { justifyContent: 'flex-end' },
    },
    // Chromium does not repeat clipped text on the next page.
    '@media': {
      print: { blockSize: 'auto', paddingInline: vars.space[1], whiteSpace: 'normal', overflow: 'visible' },
    },
  }),
);

// While `useFittedWidths` measures content widths.
globalStyle(`[data-measuring] ${headCell}`, inComponents({ inlineSize: 'max-content', justifySelf: 'start' }));

export const boxHeadCell = style([
  headCell,
  sticky,
  inComponents({
    insetInlineStart: 0,
    justifyContent: 'center',
    gap: '16px',
    padding: 0,
    selectors: { '&:first-child': { padding: 0 } },
    '@media': { print: { display: 'none' } },
  }),
]);
/** Cards have no column below the checkbox, so it needs a label. */
export const boxLabel = style(inComponents({ display: 'none' }));
export const expanderHeadCell = style([
  headCell,
  sticky,
  inComponents({ insetInlineStart: 'var(--box)', '@media': { print: { display: 'none' } } }),
]);
export const actionsHeadCell = style([
  headCell,
  sticky,
  firstSticky,
  inComponents({ insetInlineEnd: 0, '@media': { print: { display: 'none' } } }),
]);

export const sortButton = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minInlineSize: 0,
    blockSize: '24px',
    marginInlineStart: '-6px',
    paddingInline: '6px',
    borderRadius: vars.radius[2],
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: {
      '&[data-sorted]': { color: vars.color.fg.strong },
      [`${headCell}[data-align=end] &`]: { flexDirection: 'row-reverse', marginInline: '0 -6px' },
    },
    '@media': {
      [media.hover]: { ':hover': { background: vars.color.bg.hover, color: vars.color.fg.strong } },
    },
  }),
);

export const sortLabel = style(
  inComponents({ overflow: 'hidden', textOverflow: 'ellipsis', '@media': { print: { overflow: 'visible' } } }),
);

/** Lucide's arrow at 12 px with a stroke of 1.5; as an icon component it would be 0.15 KB of script. */
const arrow = [
  'M6.53 1.97L10.03 5.47A.75 .75 0 0 1 8.97 6.53L5.47 3.03A.75 .75 0 0 1 6.53 1.97',
  'M6.53 3.03L3.03 6.53A.75 .75 0 0 1 1.97 5.47L5.47 1.97A.75 .75 0 0 1 6.53 3.03',
  'M6.75 2.5V9.5A.75 .75 0 0 1 5.25 9.5V2.5',
].join('');

export const sortArrow = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1px',
    opacity: 0,
    '::before': {
      content: '""',
      inlineSize: '12px',
      blockSize: '12px',
      background: 'currentcolor',
      clipPath: `path("${arrow}")`,
      // Browsers print no backgrounds by default.
      printColorAdjust: 'exact',
    },
    selectors: {
      [`${sortButton}[data-sorted] &, ${sortButton}:focus-visible &`]: { opacity: 1 },
      '&[data-direction=descending]::before': { rotate: '180deg' },
    },
    '@media': {
      [media.hover]: { selectors: { [`${sortButton}:hover &`]: { opacity: 1 } } },
      // Forced colors remove backgrounds, and the tokens are system colors already.
      [media.forcedColors]: { '::before': { forcedColorAdjust: 'none' } },
    },
  }),
);
