import { style } from '@vanilla-extract/css';
import { inComponents, typography, vars } from '../../theme/index.ts';

export const body = style(inComponents({ display: 'grid', gap: vars.space[5] }));
export const group = style(inComponents({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }));
export const label = style(
  inComponents({
    ...typography.bodySm,
    fontWeight: 500,
    color: vars.color.fg.default,
    padding: 0,
    marginBlockEnd: vars.space[1],
  }),
);
export const reset = style(inComponents({ marginInlineEnd: 'auto' }));
