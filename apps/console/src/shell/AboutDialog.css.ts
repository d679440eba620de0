import { inComponents, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const details = style(inComponents({ display: 'grid', gap: vars.space[2], marginBlockStart: vars.space[2] }));
export const detail = style(inComponents({ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)' }));
export const value = style(
  inComponents({
    color: vars.color.fg.strong,
    fontFamily: vars.font.mono,
    fontSize: '.8125rem',
    overflowWrap: 'anywhere',
  }),
);
