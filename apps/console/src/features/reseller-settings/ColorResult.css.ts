import { inComponents, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const result = style(inComponents({ display: 'grid', gap: vars.space[3], marginBlockStart: vars.space[3] }));

export const change = style(inComponents({ display: 'flex', alignItems: 'flex-start', gap: vars.space[3] }));
export const swatches = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    paddingBlockStart: '2px',
    color: vars.color.fg.muted,
  }),
);
export const swatch = style(
  inComponents({
    inlineSize: '20px',
    blockSize: '20px',
    borderRadius: vars.radius[2],
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    forcedColorAdjust: 'none',
  }),
);
export const text = style(inComponents({ flex: 1, minInlineSize: 0, display: 'grid', gap: '2px', margin: 0 }));
export const fact = style(
  inComponents({ ...typography.bodySm, fontWeight: 500, margin: 0, color: vars.color.fg.strong }),
);
export const reason = style(inComponents({ ...typography.caption, margin: 0, color: vars.color.fg.muted }));

export const caution = style(
  inComponents({ ...typography.caption, display: 'flex', gap: '6px', margin: 0, color: vars.tone.warning.fg }),
);
export const cautionIcon = style(inComponents({ flex: 'none', marginBlockStart: '1px' }));

export const checks = style(inComponents({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const check = style(
  inComponents({
    ...typography.bodySm,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto 52px',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: '6px',
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.fg.default,
  }),
);
export const sample = style(
  inComponents({
    ...typography.caption,
    fontWeight: 600,
    paddingInline: '6px',
    borderRadius: vars.radius[1],
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    forcedColorAdjust: 'none',
  }),
);
export const name = style(inComponents({ minInlineSize: 0 }));
export const ratio = style(inComponents({ fontVariantNumeric: 'tabular-nums', color: vars.color.fg.muted }));
export const level = style(inComponents({ display: 'flex', alignItems: 'center', gap: '6px' }));
export const passed = style(inComponents({ flex: 'none', color: vars.tone.success.fg }));
