import { inComponents, media, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';
import { line } from './floating.css.ts';

/** Lower than a line with a button in it, and in the middle of the bar all the same. */
export const banner = style([
  line,
  inComponents({ '@media': { [media.fromMenu]: { insetBlockStart: vars.space[4] } } }),
]);
