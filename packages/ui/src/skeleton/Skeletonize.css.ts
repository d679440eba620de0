import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { badge, count } from '../badge/Badge.css.ts';
import { chip } from '../chip/Chip.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const pulse = keyframes({ from: { opacity: 0.55 } });

export const root = style(inComponents({ position: 'relative', minInlineSize: 0 }));
export const hidden = style(inComponents(visuallyHidden));
export const content = style({});

export const skeleton = style(
  inComponents({
    userSelect: 'none',
    pointerEvents: 'none',
    // Hidden for the first 100 ms, then it pulses, as the shapes do.
    animationName: `${appear}, ${pulse}`,
    animationDuration: '1ms, 1.6s',
    animationDelay: '100ms, 100ms',
    animationFillMode: 'backwards, none',
    animationTimingFunction: 'step-end, ease-in-out',
    animationIterationCount: '1, infinite',
    animationDirection: 'normal, alternate',
    '@media': {
      [media.reducedMotion]: {
        animationName: appear,
        animationDuration: '1ms',
        animationDelay: '100ms',
        animationIterationCount: '1',
      },
    },
  }),
);

// A line-through is exactly as long as the text, and wraps and truncates with it; as thick as the letters are high, it
// becomes the bar. It needs no measuring and no wrapper, so it works for every component, also on the server.
globalStyle(`${skeleton}, ${skeleton} *`, {
  ...inComponents({
    color: 'transparent !important',
    textDecorationLine: 'line-through !important',
    textDecorationColor: `${vars.color.bg.active} !important`,
    textDecorationThickness: '.72em !important',
    textDecorationSkipInk: 'none',
    caretColor: 'transparent',
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        textDecorationColor: 'GrayText !important',
        // Forced colors would repaint shadows; borders already exist in this mode.
        boxShadow: 'none !important',
      },
    },
  }),
});

// Images, avatars and controls keep their outline and lose their content.
globalStyle(`${skeleton} :is(svg, img)`, inComponents({ visibility: 'hidden' }));
globalStyle(
  `${skeleton} :is(${badge.classNames.base}, ${count}, ${chip.classNames.base}, button, input, select, textarea, [role=img], [aria-hidden=true]:not(svg, :empty))`,
  inComponents({
    background: `${vars.color.bg.active} !important`,
    boxShadow: 'none !important',
    borderColor: 'transparent !important',
    textDecorationLine: 'none !important',
    '@media': { [media.forcedColors]: { background: 'GrayText !important' } },
  }),
);
globalStyle(
  `${skeleton} :is(${badge.classNames.base}, ${chip.classNames.base}, button) *`,
  inComponents({ textDecorationLine: 'none !important' }),
);
globalStyle(`${skeleton} ::placeholder`, inComponents({ color: 'transparent !important' }));
