import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

/** Printed only if there is a search text. */
export const search = style(
  inComponents({
    '@media': { print: { boxShadow: 'none', selectors: { '&:has(input[value=""])': { display: 'none' } } } },
  }),
);

/** Borderless until used, for table toolbars that have their own border. */
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
