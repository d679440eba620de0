import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

export const tone = styleVariants({
  neutral: inComponents({ color: vars.color.fg.muted }),
  warning: inComponents({ color: vars.tone.warning.fg }),
  danger: inComponents({ color: vars.tone.danger.fg }),
});

export const area = style(inComponents({ fill: 'currentColor', fillOpacity: 0.16 }));
export const start = style(inComponents({ stroke: 'currentColor', strokeWidth: 1.25 }));
export const line = style(inComponents({ stroke: 'currentColor', strokeWidth: 1.5, strokeDasharray: '5 4' }));
/** Readable where it crosses the grid or an area. */
export const label = style(
  inComponents({
    fontFamily: vars.font.sans,
    fontSize: '.6875rem',
    fontVariantNumeric: 'tabular-nums',
    fill: 'currentColor',
    stroke: vars.color.bg.raised,
    strokeWidth: 3,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  }),
);
