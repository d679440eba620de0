import { style } from '@vanilla-extract/css';
import { typography, vars } from '@edge-console/ui/theme';

/** Covers the story, which still runs below, because its play function and controls need it. */
export const frames = style({
  position: 'fixed',
  inset: 0,
  zIndex: 2147483647,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: 1,
  background: vars.color.border.default,
});

export const column = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: 0,
  background: vars.color.bg.surface,
});

export const heading = style({
  ...typography.label,
  margin: 0,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  color: vars.color.fg.muted,
  background: vars.color.bg.app,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const frame = style({ inlineSize: '100%', blockSize: '100%', border: 0 });
