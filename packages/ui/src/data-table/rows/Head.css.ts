import { keyframes, style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../../theme/index.ts';
import { firstSticky, sticky } from './rows.css.ts';

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
      print: { position: 'static', minInlineSize: 0 },
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
    // Newer rows are on their way: the line breathes, once the wait is long enough to be noticed.
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
  }),
);

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
/** On a card the box stands alone, without the column below it: it needs its words. */
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

export const sortLabel = style(inComponents({ overflow: 'hidden', textOverflow: 'ellipsis' }));

export const sortArrow = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1px',
    opacity: 0,
    selectors: { [`${sortButton}[data-sorted] &, ${sortButton}:focus-visible &`]: { opacity: 1 } },
    '@media': { [media.hover]: { selectors: { [`${sortButton}:hover &`]: { opacity: 1 } } } },
  }),
);
