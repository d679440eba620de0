import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';

export const head = style(
  inComponents({
    '@media': { [media.belowSm]: { display: 'none' } },
  }),
);

const headCellBase = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  height: vars.size.head,
  paddingBlock: 0,
  paddingInline: vars.space[3],
  textAlign: 'start',
  ...typography.label,
  color: vars.color.fg.muted,
  background: vars.color.bg.subtle,
  borderBlock: `1px solid ${vars.color.border.subtle}`,
  borderBottomColor: vars.color.border.default,
  whiteSpace: 'nowrap',
} as const;

const waiting = keyframes({ to: { borderBottomColor: vars.tone.primary.fg } });

export const headCell = style(
  inComponents({
    ...headCellBase,
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space[4] },
      '&[data-align=end]': { textAlign: 'end' },
    },
  }),
);

export const actionsHeadCell = style(inComponents({ ...headCellBase, width: '48px' }));

export const sortButton = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    height: '24px',
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

// Newer rows are on their way: the line under the head breathes, once the wait is long enough to be noticed.
globalStyle(
  `${head}[data-refreshing] th`,
  inComponents({
    animation: `${waiting} .8s ease-in-out 200ms infinite alternate`,
    '@media': {
      [media.reducedMotion]: { animation: 'none', borderBottomColor: vars.tone.primary.fg },
    },
  }),
);
