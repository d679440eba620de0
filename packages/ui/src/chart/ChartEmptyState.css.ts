import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';
import { height } from './Chart.css.ts';

export const place = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
    flex: 1,
    minBlockSize: height,
    padding: vars.space[4],
    borderRadius: vars.radius[3],
    textAlign: 'center',
    background: vars.color.bg.subtle,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  }),
);
export const icon = style(inComponents({ color: vars.color.fg.subtle, marginBlockEnd: vars.space[1] }));
export const errorIcon = style(inComponents({ color: vars.tone.danger.fg, marginBlockEnd: vars.space[1] }));
export const title = style(
  inComponents({ ...typography.bodySm, fontWeight: 500, color: vars.color.fg.default, textWrap: 'balance' }),
);
export const text = style(inComponents({ ...typography.caption, color: vars.color.fg.muted, textWrap: 'balance' }));
