import { createVar, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const stageHeight = createVar();

export const outer = style(inComponents({ position: 'relative', minInlineSize: 0 }));

export const stage = style(
  inComponents({
    position: 'relative',
    minInlineSize: 0,
    blockSize: stageHeight,
    borderRadius: vars.radius[2],
    // Vertical swipes scroll the page; horizontal ones move the cursor.
    touchAction: 'pan-y',
    selectors: { '&[data-draggable]': { cursor: 'crosshair', userSelect: 'none' } },
    ':focus': { outline: 'none' },
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' },
  }),
);

export const hidden = style(inComponents(visuallyHidden));

export const svg = style(
  inComponents({ position: 'absolute', inset: 0, display: 'block', overflow: 'visible', direction: 'ltr' }),
);

export const axisText = style(
  inComponents({
    fontFamily: vars.font.sans,
    fontSize: '.6875rem',
    fontVariantNumeric: 'tabular-nums',
    fill: vars.color.fg.subtle,
    color: vars.color.fg.subtle,
  }),
);

export const grid = style(
  inComponents({ stroke: vars.color.border.subtle, strokeWidth: 1, shapeRendering: 'crispEdges' }),
);
export const ground = style(
  inComponents({ stroke: vars.color.border.default, strokeWidth: 1, shapeRendering: 'crispEdges' }),
);

export const rule = style(inComponents({ stroke: vars.color.fg.muted, strokeWidth: 1, strokeDasharray: '3 3' }));
/** A dot in the series color with a ring in the card color. */
export const dot = style(inComponents({ fill: 'currentColor', stroke: vars.color.bg.raised, strokeWidth: 1.5 }));

export const line = style(
  inComponents({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  }),
);
export const area = style(
  inComponents({
    fill: 'currentColor',
    fillOpacity: 0.2,
    '@media': { [media.forcedColors]: { fillOpacity: 0.3 } },
  }),
);
export const bar = style(
  inComponents({
    fill: 'currentColor',
    // In one system color, a line in the page color separates stacked parts.
    '@media': { [media.forcedColors]: { stroke: 'Canvas', strokeWidth: 1 } },
  }),
);
/** Behind the category under the cursor; translucent, since it covers the bars. */
export const band = style(inComponents({ fill: vars.color.fg.strong, fillOpacity: 0.06 }));
export const mark = style(inComponents({ fill: 'currentColor' }));

/** The span that the user selects by dragging. */
export const selection = style(
  inComponents({
    fill: vars.tone.primary.solid,
    fillOpacity: 0.12,
    stroke: vars.tone.primary.solid,
    strokeWidth: 1,
    shapeRendering: 'crispEdges',
  }),
);

/** While another series is emphasized. */
export const faded = style(inComponents({ opacity: 0.25, transition: `opacity ${vars.duration.hover}` }));
export const plain = style(inComponents({ transition: `opacity ${vars.duration.hover}` }));

export const tooltip = style(
  inComponents({
    ...typography.caption,
    position: 'absolute',
    // SVG coordinates, which ignore the text direction.
    insetBlockStart: 0,
    insetInlineStart: 0,
    selectors: { '[dir=rtl] &': { insetInlineStart: 'auto', insetInlineEnd: 0 } },
    zIndex: 1,
    pointerEvents: 'none',
    inlineSize: 'max-content',
    minInlineSize: '96px',
    maxInlineSize: '280px',
    padding: vars.space[3],
    borderRadius: vars.radius[4],
    background: vars.color.bg.overlay,
    color: vars.color.fg.default,
    boxShadow: vars.shadow.popover,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const tooltipTitle = style(inComponents({ color: vars.color.fg.muted, marginBlockEnd: vars.space[1] }));
export const tooltipRow = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '20px',
    selectors: {
      '&[data-total]': {
        marginBlockStart: vars.space[1],
        paddingBlockStart: vars.space[1],
        borderBlockStart: `1px solid ${vars.color.border.subtle}`,
      },
      '&[data-faded]': { color: vars.color.fg.subtle },
    },
  }),
);
export const tooltipReference = style(inComponents({ marginBlockStart: vars.space[1], overflowWrap: 'anywhere' }));
export const tooltipLabel = style(
  inComponents({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const tooltipValue = style(
  inComponents({ flex: 'none', fontWeight: 600, color: vars.color.fg.strong, marginInlineStart: vars.space[3] }),
);
