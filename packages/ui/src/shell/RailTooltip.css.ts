import { createVar, keyframes, style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';

export const top = createVar();

const appear = keyframes({ from: { opacity: 0 } });

/** Padding bridges the gap to the rail, so that the pointer can move onto the tooltip. */
export const container = style(
  inComponents({
    position: 'fixed',
    insetBlockStart: top,
    insetInlineStart: '52px',
    zIndex: vars.z.overlay,
    translate: '0 -50%',
    paddingInlineStart: vars.space[2],
    animation: `${appear} ${vars.duration.enter} ${vars.ease.enter}`,
  }),
);

export const tip = style(
  inComponents({
    display: 'block',
    padding: '6px 10px',
    borderRadius: vars.radius[3],
    background: vars.color.inverse.bg,
    color: vars.color.inverse.fg,
    ...typography.label,
    boxShadow: vars.shadow.popover,
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  }),
);
