import { style } from '@vanilla-extract/css';
import { inComponents, typography, vars } from '../theme/index.ts';

export const review = style(inComponents({ display: 'grid' }));

export const section = style(
  inComponents({
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[4],
    minInlineSize: 0,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  }),
);

export const header = style(
  inComponents({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[3] }),
);

export const title = style(inComponents({ ...typography.titleSm, color: vars.color.fg.strong, minInlineSize: 0 }));

export const none = style(inComponents({ color: vars.color.fg.muted }));
