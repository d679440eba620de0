import { keyframes, style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../theme/index.ts';
import { bandHeight, floatingBottom } from '../theme/overlayEdges.ts';

const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideRtl = keyframes({ from: { transform: 'translateX(100%)' } });

export const scrim = style(
  inComponents({
    position: 'fixed',
    inset: `${bandHeight} 0 0`,
    zIndex: vars.z.dialog,
    background: vars.color.scrim,
    animation: `${fade} ${vars.duration.drawer} ${vars.ease.enter}`,
    selectors: {
      '&[data-exiting]': { animation: `${fade} ${vars.duration.enter} ${vars.ease.exit} reverse forwards` },
    },
    '@media': { [media.low]: { insetBlockStart: 0 } },
  }),
);

export const drawer = style(
  inComponents({
    position: 'fixed',
    insetBlock: `${bandHeight} ${floatingBottom}`,
    insetInlineStart: 0,
    inlineSize: '304px',
    maxInlineSize: 'calc(100vw - 56px)',
    background: vars.color.bg.app,
    boxShadow: vars.shadow.dialog,
    animation: `${slide} ${vars.duration.drawer} ${vars.ease.enter}`,
    selectors: {
      '[dir=rtl] &': { animationName: slideRtl },
      '&[data-exiting]': { animation: `${slide} ${vars.duration.enter} ${vars.ease.exit} reverse forwards` },
      '[dir=rtl] &[data-exiting]': { animationName: slideRtl },
    },
    '@media': {
      [media.reducedMotion]: {
        selectors: { '&, &[data-exiting], [dir=rtl] &, [dir=rtl] &[data-exiting]': { animationName: fade } },
      },
      [media.forcedColors]: { borderInlineEnd: '1px solid' },
      [media.low]: { insetBlockStart: 0 },
    },
  }),
);

export const dialog = style(inComponents({ blockSize: '100%', outline: 'none' }));
