import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

/** On paper: what was searched for, or nothing. */
export const search = style(
  inComponents({
    '@media': { print: { boxShadow: 'none', selectors: { '&:has(input[value=""])': { display: 'none' } } } },
  }),
);

/** No edge until it is used: inside the tools of a table, whose card is the edge. */
export const plain = style([
  search,
  inComponents({
    background: 'transparent',
    boxShadow: 'none',
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:has(> input:focus))': { background: vars.color.bg.hover, boxShadow: 'none' } },
      },
      [media.forcedColors]: { border: '1px solid transparent' },
    },
  }),
]);
