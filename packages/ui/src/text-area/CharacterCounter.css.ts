import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const counter = style(
  inComponents({
    ...typography.caption,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: vars.color.fg.muted,
    selectors: { '&[data-over]': { color: vars.tone.danger.fg, fontWeight: 500 } },
  }),
);

export const hidden = style(inComponents(visuallyHidden));
