import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import '../theme/charts.css.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

/** Height of the plot, and of the states that replace it. */
export const height = createVar();

export const frame = recipe({
  base: inComponents({ position: 'relative', minInlineSize: 0, display: 'flex', flexDirection: 'column' }),
  variants: {
    variant: {
      card: inComponents({
        borderRadius: vars.radius[4],
        background: vars.color.bg.raised,
        boxShadow: `0 0 0 1px ${vars.color.border.default}, ${vars.shadow.raised}`,
        paddingInline: vars.space[4],
        paddingBlockEnd: vars.space[4],
        '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
      }),
      plain: {},
    },
  },
});

export const head = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '52px',
    paddingBlock: vars.space[2],
  }),
);

/** Never narrower than its longest word: the tools wrap instead. */
export const words = style(
  inComponents({
    flex: 1,
    minInlineSize: 'min-content',
    maxInlineSize: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    overflowWrap: 'break-word',
  }),
);
export const title = style(inComponents({ ...typography.title, color: vars.color.fg.strong, textWrap: 'balance' }));
export const unit = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));
export const actions = style(
  inComponents({ flex: 'none', display: 'flex', alignItems: 'center', gap: vars.space[1], marginInlineStart: 'auto' }),
);

export const tools = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    selectors: { '&[data-idle]': { visibility: 'hidden' } },
  }),
);

/** Earlier data after a failed refresh: without color, so that its text keeps its contrast. */
const stale = { filter: 'grayscale(1)' } as const;

export const legendRow = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    minBlockSize: '24px',
    marginBlockEnd: vars.space[2],
    selectors: { '&[data-stale]': stale },
  }),
);
export const headline = style(
  inComponents({ ...typography.bodySm, color: vars.color.fg.default, marginInlineStart: 'auto' }),
);

export const body = style(
  inComponents({
    position: 'relative',
    minInlineSize: 0,
    // An empty state fills its card, which can be as tall as the one next to it.
    selectors: {
      '&[data-empty]': { flex: 1, display: 'flex', flexDirection: 'column' },
      '&[data-stale]': stale,
    },
  }),
);
export const skeleton = style(inComponents({ display: 'grid', minBlockSize: height }));

/** The outline of an area chart: a wave, closed along the bottom. */
const wave = Array.from({ length: 25 }, (_, at) => `${(at * 100) / 24}% ${Math.round(46 - 22 * Math.sin(at / 3))}%`);
globalStyle(
  `${skeleton} > [data-shape=block]`,
  inComponents({ clipPath: `polygon(0 100%, ${wave.join(', ')}, 100% 100%)` }),
);
export const staleNotice = style(inComponents({ marginBlockEnd: vars.space[3] }));
export const hidden = style(inComponents(visuallyHidden));

/** Everything that belongs to a series uses its color as `currentColor`. */
export const series = styleVariants({ 1: [1], 2: [2], 3: [3], 4: [4], 5: [5], 6: [6], 7: [7] } as const, ([number]) =>
  inComponents({ color: vars.chart.series[number] }),
);
/** The comparison has a color that no series has. */
export const comparison = style(inComponents({ color: vars.color.fg.default }));
/** The same for the steps of a sequential scale. */
export const scale = styleVariants({ 1: [1], 2: [2], 3: [3], 4: [4], 5: [5] } as const, ([number]) =>
  inComponents({ color: vars.chart.scale[number] }),
);
