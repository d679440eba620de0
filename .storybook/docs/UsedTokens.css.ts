import { style } from '@vanilla-extract/css';
import { typography, vars } from '@edge-console/ui/theme';

export const grid = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 232px), 1fr))',
  columnGap: vars.space[5],
});

export const token = style({
  display: 'grid',
  gridTemplateColumns: '32px 1fr',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  minInlineSize: 0,
});

export const sample = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 24,
  overflow: 'hidden',
});

export const names = style({ display: 'grid', minInlineSize: 0 });

export const path = style({ font: vars.text.code, fontSize: '.75rem', lineHeight: 1.4, color: vars.color.fg.default });

export const variable = style({
  ...typography.caption,
  fontFamily: vars.font.mono,
  fontSize: '.6875rem',
  color: vars.color.fg.subtle,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
