import { style } from '@vanilla-extract/css';
import { enterAnimation } from '../overlay/enterAnimation.ts';
import { inComponents, media, typography, vars } from '../theme/index.ts';

const motion = enterAnimation(vars.duration.enter, 'scale(.96)');

export const tooltip = style(
  inComponents({
    ...motion,
    ...typography.label,
    background: vars.color.inverse.bg,
    color: vars.color.inverse.fg,
    borderRadius: vars.radius[3],
    boxShadow: vars.shadow.popover,
    maxInlineSize: '280px',
    paddingBlock: '6px',
    paddingInline: '10px',
    overflowWrap: 'anywhere',
    '@media': { ...motion['@media'], [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const key = style(
  inComponents({
    fontWeight: 400,
    marginInlineStart: vars.space[1],
    opacity: 0.75,
    whiteSpace: 'nowrap',
  }),
);
