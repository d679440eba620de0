import { inComponents, typography, vars } from '@edge-console/ui/theme';
import { createContainer, style } from '@vanilla-extract/css';

const panel = createContainer();
const wide = `${panel} (min-width: 880px)`;

export const room = style(inComponents({ containerName: panel, containerType: 'inline-size' }));

/** The steps, with the alternatives beside them if there is room. */
export const columns = style(
  inComponents({
    display: 'grid',
    gap: vars.space[5],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 312px', alignItems: 'start' } },
  }),
);

export const progress = style(
  inComponents({ ...typography.bodySm, color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' }),
);

export const steps = style(inComponents({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' }));

/** The marker, connected to the next one by a line, and the content. */
export const step = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: vars.space[3],
    paddingBlockEnd: vars.space[5],
    selectors: {
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: '32px 4px',
        insetInlineStart: '13px',
        borderInlineStart: `2px solid ${vars.color.border.subtle}`,
      },
      '&:last-child': { paddingBlockEnd: 0 },
      // The height of the first step depends on whether there is a key.
      '[aria-busy=true] > &:not(:first-child)': { visibility: 'hidden' },
    },
  }),
);

export const marker = style(
  inComponents({
    ...typography.label,
    inlineSize: '28px',
    blockSize: '28px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 2px ${vars.color.border.strong}`,
    color: vars.color.fg.muted,
    selectors: {
      '&[data-state=current]': { boxShadow: `inset 0 0 0 2px ${vars.tone.primary.solid}`, color: vars.tone.primary.fg },
      '&[data-state=done]': { boxShadow: 'none', background: vars.tone.success.bg, color: vars.tone.success.fg },
    },
  }),
);

export const body = style(
  inComponents({ display: 'grid', gap: vars.space[3], justifyItems: 'start', minInlineSize: 0 }),
);

export const title = style(
  inComponents({
    ...typography.body,
    fontWeight: 600,
    margin: 0,
    paddingBlockStart: '3px',
    color: vars.color.fg.strong,
  }),
);

export const text = style(
  inComponents({ ...typography.bodySm, margin: 0, color: vars.color.fg.muted, textWrap: 'pretty' }),
);

/** As wide as the step. */
export const whole = style(inComponents({ justifySelf: 'stretch', minInlineSize: 0 }));

export const key = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    maxInlineSize: '100%',
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[3]} ${vars.space[1]}`,
    borderRadius: vars.radius[3],
    background: vars.color.bg.inset,
  }),
);

export const keyValue = style(inComponents({ ...typography.code, overflowWrap: 'anywhere', minInlineSize: 0 }));

export const alternatives = style(inComponents({ display: 'grid', gap: vars.space[5], alignContent: 'start' }));

/** Text above a button as wide as the card. */
export const alternative = style(inComponents({ display: 'grid', gap: vars.space[3] }));

export const preview = style(inComponents({ display: 'block', inlineSize: '100%', fill: 'none' }));
export const previewShape = style(inComponents({ fill: vars.color.bg.inset }));
export const previewGrid = style(inComponents({ stroke: vars.color.border.subtle }));
export const previewArea = style(inComponents({ fill: vars.tone.primary.bg }));
export const previewLine = style(inComponents({ stroke: vars.tone.primary.solid, strokeWidth: 2 }));
export const previewBefore = style(
  inComponents({ stroke: vars.color.fg.subtle, strokeWidth: 1.5, strokeDasharray: '5 4' }),
);
