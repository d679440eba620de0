import { inComponents, media, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** Keeps its space until the bell has loaded. */
export const bell = style(
  inComponents({
    display: 'flex',
    minInlineSize: vars.size.controlMd,
    '@media': { [media.belowSm]: { minInlineSize: 40 } },
  }),
);
