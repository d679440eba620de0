import { inComponents, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const text = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
);
export const aside = style(inComponents({ color: vars.color.fg.subtle }));
export const missing = style(inComponents({ marginBlock: vars.space[4] }));
