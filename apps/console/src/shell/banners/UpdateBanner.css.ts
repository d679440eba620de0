import { inComponents, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';
import { line } from './floating.css.ts';

/** Closer to its button. */
export const banner = style([line, inComponents({ gap: vars.space[3], paddingInlineEnd: vars.space[2] })]);

export const blocking = style([
  banner,
  inComponents({
    background: vars.tone.danger.bg,
    color: vars.tone.danger.fgStrong,
    border: `1px solid ${vars.tone.danger.bgActive}`,
  }),
]);
