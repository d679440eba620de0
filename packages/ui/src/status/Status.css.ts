import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

export const status = recipe({
  base: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
  }),
  variants: {
    isOff: { true: inComponents({ color: vars.color.fg.muted }) },
  },
});

export const icon = {
  success: style(inComponents({ color: vars.tone.success.fg })),
  info: style(inComponents({ color: vars.tone.info.fg })),
  warning: style(inComponents({ color: vars.tone.warning.fg })),
  danger: style(inComponents({ color: vars.tone.danger.fg })),
  neutral: style(inComponents({ color: vars.color.fg.muted })),
};
