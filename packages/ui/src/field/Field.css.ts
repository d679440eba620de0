import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const field = style(
  inComponents({ position: 'relative', display: 'flex', flexDirection: 'column', gap: '6px', minInlineSize: 0 }),
);

export const labelRow = style(inComponents({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] }));

export const label = style(
  inComponents({ ...typography.bodySm, fontWeight: 500, color: vars.color.fg.default, cursor: 'default' }),
);

export const hiddenLabel = style(inComponents(visuallyHidden));

export const required = style(inComponents({ color: vars.tone.danger.fg, marginInlineStart: '4px' }));

export const optional = style(inComponents({ fontWeight: 400, color: vars.color.fg.muted }));

export const labelEnd = style(inComponents({ ...typography.bodySm, marginInlineStart: 'auto' }));

export const hint = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));

export const error = style(
  inComponents({
    ...typography.caption,
    display: 'flex',
    alignItems: 'flex-start',
    gap: '6px',
    color: vars.tone.danger.fg,
    overflowWrap: 'anywhere',
  }),
);

/** Centres a 14 px icon on the first line of the caption. */
export const errorIcon = style(inComponents({ marginBlockStart: '1px' }));
