import { bandHeight, inComponents, media, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';
import { line } from './floating.css.ts';

/** Shorter without a button, but still in the middle of the bar. */
export const banner = style([
  line,
  inComponents({ '@media': { [media.fromMenu]: { insetBlockStart: `calc(${bandHeight} + ${vars.space[4]})` } } }),
]);
