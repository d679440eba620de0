import { vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({ display: 'grid', gap: vars.space[4] });

export const summary = style({ color: vars.color.fg.strong });

export const lines = style({
  display: 'grid',
  maxBlockSize: '32dvh',
  overflowY: 'auto',
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const line = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const email = style({ fontWeight: 500, color: vars.color.fg.strong, overflowWrap: 'anywhere' });
