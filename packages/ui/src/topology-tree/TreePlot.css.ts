import { createVar, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import '../theme/charts.css.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const maxHeight = createVar();

/** A tree larger than its container scrolls inside it, not with the page. */
export const scroller = style(
  inComponents({ position: 'relative', overflow: 'auto', overscrollBehavior: 'contain', maxBlockSize: maxHeight }),
);
export const plot = style(inComponents({ display: 'block', direction: 'ltr' }));
export const hidden = style(inComponents(visuallyHidden));

export const link = style(
  inComponents({
    fill: 'none',
    stroke: vars.chart.scale[2],
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const node = style(
  inComponents({
    outline: 'none',
    selectors: { '&[aria-expanded]': { cursor: 'pointer' } },
  }),
);
/** The pointer target and focus ring area. */
export const target = style(
  inComponents({
    fill: 'transparent',
    selectors: { [`${node}:focus-visible &`]: { stroke: vars.color.focus, strokeWidth: 2 } },
    '@media': {
      [media.hover]: { selectors: { [`${node}[aria-expanded]:hover &`]: { fill: vars.color.bg.hover } } },
    },
  }),
);
export const dot = style(inComponents({ fill: vars.chart.series[1], stroke: vars.color.bg.raised, strokeWidth: 1.5 }));
export const rootDot = style(
  inComponents({ fill: vars.chart.series[7], stroke: vars.color.bg.raised, strokeWidth: 1.5 }),
);
/** Hollow: the node can be expanded. */
export const closedDot = style(
  inComponents({ fill: vars.color.bg.raised, stroke: vars.chart.series[1], strokeWidth: 2 }),
);
export const nodeName = style(inComponents({ pointerEvents: 'none' }));
export const label = style(
  inComponents({
    fontFamily: vars.font.sans,
    fontSize: '.75rem',
    fill: vars.color.fg.default,
    color: vars.color.fg.default,
    fontVariantNumeric: 'tabular-nums',
  }),
);
/**
 * A copy behind the text, so that lines pass behind it and its gaps. With `paint-order`, WebKit paints the stroke of
 * each spaced letter over the previous letter.
 */
export const halo = style(
  inComponents({
    fill: vars.color.bg.raised,
    stroke: vars.color.bg.raised,
    strokeWidth: 7,
    strokeLinejoin: 'round',
  }),
);
export const value = style(inComponents({ fill: vars.color.fg.muted, color: vars.color.fg.muted }));
