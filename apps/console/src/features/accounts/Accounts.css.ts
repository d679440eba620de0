import { media, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const account = style({ display: 'flex', alignItems: 'center', gap: '10px' });

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] } },
});

/** Separates the fields of the first administrator. */
export const part = style({
  ...typography.titleSm,
  margin: 0,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.fg.strong,
});

/** What stops working, in the account's dialog. */
export const affectedItems = style({
  listStyle: 'disc',
  marginBlock: vars.space[2],
  paddingInlineStart: vars.space[5],
});
