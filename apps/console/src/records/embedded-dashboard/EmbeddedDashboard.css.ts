import { inComponents, typography, vars, visuallyHidden } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const container = style(inComponents({ position: 'relative', minBlockSize: '360px', minInlineSize: 0 }));

export const frame = style(
  inComponents({
    display: 'block',
    // The page in it leaves 2 px for the outlines of its cards.
    inlineSize: 'calc(100% + 4px)',
    marginInline: '-2px',
    border: 0,
    // Hidden until the page reports that it is ready.
    selectors: { '&:not([data-ready])': { position: 'absolute', insetBlockStart: 0, visibility: 'hidden' } },
  }),
);

export const sketch = style(inComponents({ display: 'grid', gap: vars.space[4] }));

// As the dashboard lays out its parts.
export const sketchBar = style(
  inComponents({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }),
);
export const sketchMetrics = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    overflow: 'hidden',
    selectors: {
      '&:has(> :nth-child(8):last-child)': { gridTemplateColumns: 'repeat(auto-fit, minmax(max(150px, 22%), 1fr))' },
    },
  }),
);
const line = `1px solid ${vars.color.border.subtle}`;
export const sketchMetric = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[2],
    marginBlockStart: '-1px',
    marginInlineStart: '-1px',
    borderBlockStart: line,
    borderInlineStart: line,
    padding: vars.space[5],
    minBlockSize: '112px',
  }),
);
export const sketchTitle = style(inComponents({ blockSize: '36px' }));
export const sketchPanels = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
    gap: vars.space[4],
  }),
);

export const hidden = style(inComponents(visuallyHidden));

/** Visible on focus: skips the frame for keyboard users. */
export const skip = style(
  inComponents({
    ...typography.bodySm,
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius[3],
    padding: `${vars.space[2]} ${vars.space[3]}`,
    background: vars.color.bg.surface,
    color: vars.color.fg.strong,
    selectors: { '&:not(:focus)': { opacity: 0, pointerEvents: 'none' } },
  }),
);
