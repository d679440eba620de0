import { inComponents, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const groups = style(inComponents({ display: 'grid', gap: vars.space[5], marginBlockStart: vars.space[3] }));
export const title = style(
  inComponents({ ...typography.titleSm, margin: 0, marginBlockEnd: vars.space[1], color: vars.color.fg.strong }),
);
export const list = style(inComponents({ margin: 0 }));
export const row = style(
  inComponents({
    ...typography.body,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingBlock: vars.space[2],
    color: vars.color.fg.default,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` },
      '&[data-off=true]': { color: vars.color.fg.muted, textDecoration: 'line-through' },
    },
  }),
);
export const value = style(inComponents({ margin: 0, flex: 'none' }));
export const keys = style(
  inComponents({
    ...typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    color: vars.color.fg.muted,
  }),
);
export const key = style(
  inComponents({
    ...typography.caption,
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '22px',
    blockSize: '22px',
    paddingInline: vars.space[1],
    borderRadius: vars.radius[2],
    color: vars.color.fg.default,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
  }),
);
