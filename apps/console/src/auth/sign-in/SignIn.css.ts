import { inComponents, media, typography, vars, visuallyHidden } from '@edge-console/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const head = style(inComponents({ display: 'grid', gap: vars.space[1] }));
export const title = style(inComponents({ ...typography.h2, color: vars.color.fg.strong }));
export const text = style(inComponents({ color: vars.color.fg.muted }));
export const form = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[5] }));
export const hiddenText = style(inComponents(visuallyHidden));

export const newHere = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted }));

/**
 * A field with a link at the end of its label line. In the DOM, the link follows the field, so that Tab goes from field
 * to field.
 */
export const linked = style(inComponents({ position: 'relative' }));
export const link = style(
  inComponents({ ...typography.bodySm, position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 }),
);
// Touch target, extended upward where there is room.
globalStyle(`${link} > a`, inComponents({ '@media': { [media.coarsePointer]: { paddingBlock: '18px 6px' } } }));

/** A button, and the mark of the method last used. */
export const method = style(
  inComponents({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }),
);
/** Over the button's upper edge, so that nothing moves. */
export const lastUsed = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: '-8px',
    insetInlineEnd: vars.space[2],
    paddingInline: '6px',
    borderRadius: vars.radius.full,
    background: vars.color.bg.surface,
    boxShadow: `0 0 0 1px ${vars.color.border.default}`,
    color: vars.color.fg.muted,
    font: `500 .6875rem/1rem ${vars.font.sans}`,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
