import { inComponents, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const key = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[1], minInlineSize: 0 }));

export const value = style(
  inComponents({
    ...typography.caption,
    fontFamily: vars.font.mono,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const snippets = style(inComponents({ display: 'grid', gap: vars.space[5], minInlineSize: 0 }));
