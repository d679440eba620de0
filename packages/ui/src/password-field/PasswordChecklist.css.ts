import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const list = style(
  inComponents({
    ...typography.caption,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    gap: `${vars.space[1]} ${vars.space[4]}`,
  }),
);

export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '6px',
    color: vars.color.fg.muted,
    transition: `color ${vars.duration.hover}`,
    selectors: { '&[data-met]': { color: vars.color.fg.default } },
  }),
);

export const icon = style(
  inComponents({
    marginBlockStart: '1px',
    selectors: { [`${item}[data-met] &`]: { color: vars.tone.success.fg } },
  }),
);

export const hidden = style(inComponents(visuallyHidden));
