import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

// Never reaches the end, because the duration is unknown.
const grow = keyframes({
  from: { opacity: 1, transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(.4)' },
  to: { opacity: 1, transform: 'scaleX(.9)' },
});
const appear = keyframes({ from: { opacity: 1 }, to: { opacity: 1 } });

export const bar = style(
  inComponents({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: vars.z.toast,
    inlineSize: '100%',
    blockSize: '2px',
    border: 0,
    appearance: 'none',
    background: vars.tone.primary.solid,
    transformOrigin: 'left',
    opacity: 0,
    animation: `${grow} 10s ${vars.ease.enter} 100ms forwards`,
    selectors: {
      '[dir=rtl] &': { transformOrigin: 'right' },
      '&::-webkit-progress-bar': { background: 'transparent' },
    },
    '@media': {
      [media.reducedMotion]: { animation: `${appear} 1s linear 100ms forwards` },
      [media.forcedColors]: { background: 'Highlight' },
    },
  }),
);
