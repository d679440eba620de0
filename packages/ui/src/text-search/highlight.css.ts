import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

/** Underlined too: color alone is hard to see for some users. */
export const highlight = style(
  inComponents({
    background: 'none',
    color: vars.tone.primary.fg,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'inherit' } },
  }),
);
