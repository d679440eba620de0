import { inComponents, media, typography, vars, visuallyHidden } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const page = style(inComponents({ display: 'grid', gap: vars.space[4], padding: '2px' }));

/** After a failed refresh, earlier figures are gray. Text keeps its contrast. */
const whenStale = `${page}[data-stale] &`;
const dimmed = { filter: 'grayscale(1)' };

export const hidden = style(inComponents(visuallyHidden));

export const bar = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
  }),
);

export const controls = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] }),
);

/** As high as its text, which arrives later. */
export const asOf = style(inComponents({ ...typography.bodySm, minBlockSize: '1lh', color: vars.color.fg.muted }));

export const metrics = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    margin: 0,
    // Hides the lines at the edges.
    overflow: 'hidden',
    // Shows eight metrics in two rows of four.
    selectors: {
      [whenStale]: dimmed,
      '&:has(> :nth-child(8):last-child)': { gridTemplateColumns: 'repeat(auto-fit, minmax(max(150px, 22%), 1fr))' },
    },
  }),
);

const line = `1px solid ${vars.color.border.subtle}`;

export const metric = style(
  inComponents({
    marginBlockStart: '-1px',
    marginInlineStart: '-1px',
    borderBlockStart: line,
    borderInlineStart: line,
    padding: vars.space[5],
    minBlockSize: '112px',
    '@media': { [media.belowSm]: { paddingInline: vars.space[4] } },
  }),
);
export const metricLabel = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted }));
export const metricValue = style(
  inComponents({
    ...typography.h2,
    margin: 0,
    color: vars.color.fg.strong,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
export const change = recipe({
  base: inComponents({
    ...typography.bodySm,
    display: 'flex',
    alignItems: 'center',
    gap: '2px',
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    tone: {
      good: inComponents({ color: vars.tone.success.fg }),
      bad: inComponents({ color: vars.tone.danger.fg }),
      neutral: inComponents({ color: vars.color.fg.muted }),
    },
  },
});

export const panels = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
    gap: vars.space[4],
    selectors: { [whenStale]: dimmed },
  }),
);
const points = Array.from({ length: 25 }, (_, at) => `${(at * 100) / 24}% ${Math.round(46 - 22 * Math.sin(at / 3))}%`);
/** The outline of a chart, as a loading chart has it. */
export const wave = style(inComponents({ clipPath: `polygon(0 100%, ${points.join(', ')}, 100% 100%)` }));
export const panelTitle = style(inComponents({ blockSize: '36px' }));
export const panel = style(inComponents({ display: 'grid', minInlineSize: 0 }));
