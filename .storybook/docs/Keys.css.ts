import { style } from '@vanilla-extract/css';
import { typography, vars } from '@edge-console/ui/theme';

export const list = style({ margin: 0, borderBlockStart: `1px solid ${vars.color.border.subtle}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 200px) 1fr',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const keys = style({ ...typography.caption, color: vars.color.fg.subtle, lineHeight: '24px' });

export const effect = style({ ...typography.body, margin: 0, lineHeight: '24px', color: vars.color.fg.default });

export const key = style({
  display: 'inline-block',
  minInlineSize: 22,
  paddingInline: 6,
  borderRadius: vars.radius[2],
  font: vars.text.label,
  lineHeight: '20px',
  textAlign: 'center',
  color: vars.color.fg.default,
  background: vars.color.bg.subtle,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.default}, inset 0 -2px 0 ${vars.color.border.subtle}`,
});
