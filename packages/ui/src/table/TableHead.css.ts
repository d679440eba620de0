import { keyframes, style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';
import { tablet } from './Table.css.ts';

export const head = style(
  inComponents({
    '@media': { [media.belowSm]: { display: 'none' } },
  }),
);

const headCellBase = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  blockSize: vars.size.head,
  paddingBlock: 0,
  paddingInline: vars.space[3],
  textAlign: 'start',
  ...typography.label,
  color: vars.color.fg.muted,
  background: vars.color.bg.subtle,
  borderBlock: `1px solid ${vars.color.border.subtle}`,
  borderBlockEndColor: vars.color.border.default,
  whiteSpace: 'nowrap',
} as const;

const waiting = keyframes({ to: { borderBlockEndColor: vars.tone.primary.fg } });
const whileRefreshing = `${head}[data-refreshing] &`;

// Newer rows are on their way: the line under the head breathes, once the wait is long enough to be noticed.
const refreshing = { [whileRefreshing]: { animation: `${waiting} .8s ease-in-out 200ms infinite alternate` } };
const refreshingStill = {
  [media.reducedMotion]: {
    selectors: { [whileRefreshing]: { animation: 'none', borderBlockEndColor: vars.tone.primary.fg } },
  },
};

export const headCell = style(
  inComponents({
    ...headCellBase,
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space[4] },
      '&[data-align=end]': { textAlign: 'end' },
      ...refreshing,
    },
    '@media': { ...refreshingStill, [tablet]: { selectors: { '&[data-card=none]': { display: 'none' } } } },
  }),
);

export const actionsHeadCell = style(
  inComponents({ ...headCellBase, inlineSize: '48px', selectors: refreshing, '@media': refreshingStill }),
);

export const sortButton = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    blockSize: '24px',
    marginInlineStart: '-6px',
    paddingInline: '6px',
    borderRadius: vars.radius[2],
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&[data-sorted]': { color: vars.color.fg.strong },
      [`${headCell}[data-align=end] &`]: { flexDirection: 'row-reverse', marginInline: '0 -6px' },
    },
    '@media': {
      [media.hover]: { ':hover': { background: vars.color.bg.hover, color: vars.color.fg.strong } },
    },
  }),
);

export const sortArrow = style(
  inComponents({
    opacity: 0,
    selectors: {
      [`${sortButton}[data-sorted] &, ${sortButton}:focus-visible &`]: { opacity: 1 },
    },
    '@media': {
      [media.hover]: { selectors: { [`${sortButton}:hover &`]: { opacity: 1 } } },
    },
  }),
);
