import { vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({ display: 'grid', gap: vars.space[4] });

export const summary = style({ color: vars.color.fg.strong });

export const lines = style({ borderBlockStart: `1px solid ${vars.color.border.subtle}` });

export const line = style({
  display: 'flex',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

const mark = { flex: 'none', marginBlockStart: '3px' } as const;
export const good = style({ ...mark, color: vars.tone.success.fg });
export const bad = style({ ...mark, color: vars.tone.danger.fg });

/** Aligns the emails of up to 999 lines. */
export const number = style({ flex: 'none', minInlineSize: '4.5rem', fontVariantNumeric: 'tabular-nums' });

export const user = style({ display: 'grid', minInlineSize: 0 });

export const name = style({ color: vars.color.fg.strong, overflowWrap: 'anywhere' });
export const email = style({ overflowWrap: 'anywhere' });
