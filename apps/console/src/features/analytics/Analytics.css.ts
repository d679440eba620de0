import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** The comparison and the time range. */
export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: `${vars.space[2]} ${vars.space[3]}`,
    '@media': { [media.belowSm]: { justifyContent: 'start' } },
  }),
);

/** The buttons wrap together. */
export const buttons = style(inComponents({ display: 'flex', gap: vars.space[2] }));

/** The time range and the filter wrap in a narrow window. */
export const controls = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: vars.space[3],
    ':empty': { display: 'none' },
  }),
);

export const phoneControls = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));
export const phoneSpan = style(inComponents({ flex: 1, minInlineSize: 0 }));

export const range = style(inComponents({ flex: '0 1 380px', minInlineSize: 0 }));

/** The height of the filter bar, which loads lazily. */
export const filter = style(inComponents({ flex: '1 1 320px', minInlineSize: 0, minBlockSize: '54px' }));

export const failed = style(inComponents({ padding: vars.space[4] }));

/** Its rows are clipped to the corners of the card. */
export const channels = style(
  inComponents({
    overflow: 'clip',
    borderEndStartRadius: vars.radius[4],
    borderEndEndRadius: vars.radius[4],
  }),
);

/** Figures and rows of before a failed refresh. Text keeps its contrast. */
export const stale = style(inComponents({ filter: 'grayscale(1)', color: vars.color.fg.muted }));

export const metrics = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    // Two equal rows, unless six figures fit.
    '@media': { 'screen and (min-width: 744px) and (max-width: 1439.98px)': { gridTemplateColumns: 'repeat(3, 1fr)' } },
    margin: 0,
    // Crops the dividers at the edges.
    overflow: 'hidden',
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
    minBlockSize: '104px',
    '@media': { [media.belowSm]: { padding: `${vars.space[3]} ${vars.space[4]}`, minBlockSize: '88px' } },
  }),
);

export const metricLabel = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted }));

export const metricValue = style(
  inComponents({
    ...typography.h2,
    minBlockSize: '1lh',
    margin: 0,
    color: vars.color.fg.strong,
    selectors: { [`${stale} &`]: { color: 'inherit' } },
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

export const metricNone = style(inComponents({ ...typography.bodyLg, color: vars.color.fg.muted }));

export const metricChange = style(
  inComponents({
    ...typography.bodySm,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: vars.space[2],
    minBlockSize: '24px',
    margin: 0,
  }),
);

export const panels = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
    gap: vars.space[4],
  }),
);

export const curve = style(inComponents({ display: 'grid', minBlockSize: '330px', minInlineSize: 0 }));
export const content = style(inComponents({ display: 'grid', minBlockSize: '400px', minInlineSize: 0 }));

export const channelsTitle = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }));

export const channel = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] }));
