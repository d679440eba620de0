import { vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const question = style({ display: 'grid', gap: vars.space[4] });

export const results = style({
  marginBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const result = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const name = style({ fontWeight: 500, color: vars.color.fg.strong });
