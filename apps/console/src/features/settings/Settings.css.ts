import { inComponents, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** Readable width: labels stay close to their values. */
export const cards = style(inComponents({ display: 'grid', gap: vars.space[6], maxInlineSize: '760px' }));

export const policies = style(inComponents({ display: 'grid' }));
export const policy = style(
  inComponents({
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  }),
);
