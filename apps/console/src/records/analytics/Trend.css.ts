import { inComponents, vars } from '@edge-console/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Uses the text color. */
export const trend = style(
  // Next to a figure, it shrinks instead of covering it.
  inComponents({ display: 'block', flex: '0 1 auto', minInlineSize: 0, overflow: 'visible' }),
);
export const line = style(
  inComponents({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
);

const { series } = vars.chart;
export const colour = styleVariants(
  {
    1: series[1],
    2: series[2],
    3: series[3],
    4: series[4],
    5: series[5],
    6: series[6],
    // Also on pages without charts, which do not load the palette.
    accent: vars.tone.primary.fg,
    quiet: vars.color.fg.subtle,
    none: 'transparent',
  },
  (color) => [inComponents({ color })],
);

export const swatch = style(
  inComponents({
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: '2px',
    backgroundColor: 'currentColor',
    flex: 'none',
  }),
);
