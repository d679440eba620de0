import { inComponents, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(inComponents({ display: 'grid', gap: vars.space[1], marginBlockStart: vars.space[8] }));
export const title = style(inComponents({ ...typography.title, margin: 0, color: vars.color.fg.strong }));
export const seen = style(inComponents({ ...typography.bodySm, margin: 0, color: vars.color.fg.muted }));

export const frame = style(
  inComponents({
    marginBlockStart: vars.space[2],
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius[3],
  }),
);
export const table = style(inComponents({ inlineSize: '100%', borderCollapse: 'collapse' }));

const box = {
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;
export const header = style(inComponents({ ...typography.label, ...box, color: vars.color.fg.muted }));
export const cell = style(
  inComponents({
    ...typography.bodySm,
    ...box,
    color: vars.color.fg.default,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);
