import { media, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** About the size of the button that replaces it. */
export const menu = style({
  flex: 'none',
  inlineSize: '132px',
  paddingInline: vars.space[3],
  '@media': { [media.belowSm]: { inlineSize: '40px' } },
});
