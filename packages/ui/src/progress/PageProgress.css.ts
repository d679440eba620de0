import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

const grow = keyframes({
  from: { transform: 'scaleX(0)' },
  '30%': { transform: 'scaleX(.5)' },
  to: { transform: 'scaleX(.9)' },
});
const fade = keyframes({ '50%': { opacity: 0.4 } });

export const bar = style(
  inComponents({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: '2px',
    zIndex: vars.z.toast,
    pointerEvents: 'none',
  }),
);

/** Slower and slower: it says that something happens, not how much is left. */
export const line = style(
  inComponents({
    display: 'block',
    blockSize: '100%',
    background: vars.tone.primary.fg,
    transformOrigin: 'left',
    animation: `${grow} 8s ${vars.ease.enter} forwards`,
    selectors: { '[dir=rtl] &': { transformOrigin: 'right' } },
    '@media': {
      [media.reducedMotion]: { animation: `${fade} 2s ease-in-out infinite` },
      [media.forcedColors]: { background: 'Highlight' },
    },
  }),
);

export const meaning = style(inComponents(visuallyHidden));
