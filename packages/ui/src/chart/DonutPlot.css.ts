import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

/** A line in the card color separates the slices. */
export const slice = style(inComponents({ fill: 'currentColor', stroke: vars.color.bg.raised, strokeWidth: 1.5 }));
export const chosen = style(inComponents({ fill: 'currentColor', stroke: vars.color.bg.raised, strokeWidth: 1.5 }));
export const nothing = style(inComponents({ fill: 'none', stroke: vars.color.border.subtle }));
export const center = style(
  inComponents({
    fontFamily: vars.font.sans,
    fontSize: '1.25rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.012em',
    fill: vars.color.fg.strong,
    color: vars.color.fg.strong,
  }),
);
