import { keyframes, style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Floats above the bottom of the window while the form is taller than the window. */
export const bar = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: vars.space[4],
    zIndex: vars.z.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '56px',
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[4]} ${vars.space[3]}`,
    borderRadius: vars.radius[5],
    background: vars.color.bg.overlay,
    boxShadow: vars.shadow.dialog,
    animation: `${rise} ${vars.duration.popover} ${vars.ease.enter}`,
    '@media': {
      [media.belowSm]: {
        flexWrap: 'wrap',
        insetBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
        paddingInline: vars.space[3],
      },
      [media.low]: { position: 'static' },
      [media.reducedMotion]: { animationName: 'none' },
      [media.forcedColors]: { border: '1px solid' },
    },
  }),
);

export const text = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[2], flex: '1 1 200px', minInlineSize: 0 }),
);

export const icon = style(inComponents({ flex: 'none', color: vars.tone.danger.fg }));

export const count = style(inComponents({ ...typography.titleSm, color: vars.color.fg.strong }));

export const note = style(inComponents({ color: vars.color.fg.muted }));

export const actions = style(
  inComponents({
    display: 'flex',
    gap: vars.space[2],
    '@media': { [media.belowSm]: { flex: '1 1 auto', justifyContent: 'flex-end' } },
  }),
);
