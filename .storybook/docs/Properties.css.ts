import { globalStyle, style } from '@vanilla-extract/css';
import { typography, vars } from '@edge-console/ui/theme';

// The table is wider than a phone: it scrolls in its frame instead of with the page.
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  minInlineSize: 0,
});

export const heading = style({
  ...typography.title,
  margin: 0,
  marginBlockEnd: vars.space[3],
  color: vars.color.fg.strong,
});

export const frame = style({
  overflowX: 'auto',
  borderRadius: vars.radius[4],
  boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
});

export const table = style({
  inlineSize: '100%',
  minInlineSize: 720,
  borderCollapse: 'collapse',
  ...typography.bodySm,
});

globalStyle(`${table} th, ${table} td`, {
  paddingBlock: 10,
  paddingInline: vars.space[3],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
globalStyle(`${table} tr > :first-child`, { paddingInlineStart: vars.space[4] });
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: 0 });
globalStyle(`${table} thead th`, { ...typography.label, paddingBlock: vars.space[2], color: vars.color.fg.muted });
globalStyle(`${table} code, ${root} p code`, { font: vars.text.code, fontSize: '.75rem' });

export const name = style({ fontWeight: 500, color: vars.color.fg.strong, whiteSpace: 'nowrap' });

export const required = style({
  ...typography.caption,
  display: 'block',
  color: vars.tone.danger.fg,
});

export const type = style({ inlineSize: '34%' });

export const types = style({ display: 'flex', flexWrap: 'wrap', gap: 4 });

export const code = style({
  padding: '1px 5px',
  borderRadius: vars.radius[2],
  background: vars.color.bg.inset,
  color: vars.color.fg.muted,
  overflowWrap: 'anywhere',
});

export const fallback = style({ color: vars.color.fg.subtle, maxInlineSize: 160 });

export const description = style({ color: vars.color.fg.default, minInlineSize: 220 });

export const note = style({ ...typography.bodySm, margin: 0, color: vars.color.fg.subtle });
