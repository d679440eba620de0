import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../theme/index.ts';
import { components } from '../theme/layers.css.ts';
import { bandHeight, floatingBottom, floatingTop } from '../theme/overlayEdges.ts';
import { enterAnimation, exitDuration } from './enterAnimation.ts';

/** The side an anchored overlay grows from, so that it seems to come out of its trigger. */
const nudge = createVar();

const grow = enterAnimation(vars.duration.popover, `translateY(${nudge})`);

/** The surface of a menu, a popover, a list of choices. */
export const floating = style(
  inComponents({
    ...grow,
    vars: { [nudge]: '-4px' },
    background: vars.color.bg.overlay,
    borderRadius: vars.radius[4],
    boxShadow: vars.shadow.popover,
    color: vars.color.fg.default,
    maxInlineSize: 'calc(100vw - 16px)',
    outline: 'none',
    overflow: 'auto',
    selectors: {
      ...grow.selectors,
      '&[data-placement=top]': { vars: { [nudge]: '4px' } },
    },
    '@media': {
      ...grow['@media'],
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

const fadeIn = keyframes({ from: { opacity: 0 } });

export const scrim = style(
  inComponents({
    transitionProperty: 'opacity',
    transitionDuration: exitDuration(vars.duration.enter),
    transitionTimingFunction: vars.ease.exit,
    position: 'fixed',
    inset: 0,
    insetBlockStart: `calc(${bandHeight} + ${floatingTop})`,
    // The visual viewport, so that a phone's keyboard does not cover the buttons.
    blockSize: `calc(var(--visual-viewport-height) - ${bandHeight} - ${floatingTop} - ${floatingBottom})`,
    zIndex: vars.z.dialog,
    // Dims apart from the scrim itself: react-aria leaves the page as it is until what is animated there has ended.
    '::before': {
      content: '""',
      position: 'absolute',
      // Also around what floats, though not over the band.
      inset: `calc(-1 * ${floatingTop}) 0 calc(-1 * ${floatingBottom})`,
      animation: `${fadeIn} ${vars.duration.enter} ${vars.ease.enter}`,
      transition: `background-color ${vars.duration.enter} ${vars.ease.enter}`,
      backgroundColor: vars.color.scrim,
    },
    selectors: {
      '&[data-exiting]': { opacity: 0 },
      // A question over a drawer: one scrim dims both, two would black out the page.
      '&:has(~ &:not([data-exiting]))::before': { backgroundColor: 'transparent' },
    },
    '@media': {
      // There the band scrolls away.
      [media.low]: {
        insetBlockStart: floatingTop,
        blockSize: `calc(var(--visual-viewport-height) - ${floatingTop} - ${floatingBottom})`,
      },
    },
  }),
);

/** What a modal surface shares; its size, place and movement are its own. */
export const modalSurface = style(
  inComponents({
    background: vars.color.bg.overlay,
    boxShadow: vars.shadow.dialog,
    color: vars.color.fg.default,
    display: 'flex',
    flexDirection: 'column',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const dialogBox = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    // A percentage of a surface as high as its content is 0 in WebKit.
    flex: '1 1 auto',
    minBlockSize: 0,
    outline: 'none',
    '@media': {
      // Head and foot scroll along (WCAG 1.4.10).
      [media.low]: { overflow: 'auto', overscrollBehavior: 'contain' },
    },
  }),
);

/** How far an edge fades behind which there is more. */
const fadeLength = '24px';
const fadeStart = createVar();
const fadeEnd = createVar();

export const scrollBody = style(
  inComponents({
    vars: { [fadeStart]: '0px', [fadeEnd]: '0px' },
    flex: '1 1 auto',
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Only the opacity of the mask counts, so any opaque colour will do.
    maskImage: `linear-gradient(to bottom, transparent, currentColor ${fadeStart}, currentColor calc(100% - ${fadeEnd}), transparent)`,
    selectors: {
      '&[data-more-above]': { vars: { [fadeStart]: fadeLength } },
      '&[data-more-below]': { vars: { [fadeEnd]: fadeLength } },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': {
      [media.forcedColors]: { maskImage: 'none' },
      [media.low]: { flex: 'none', overflow: 'visible', maskImage: 'none' },
    },
  }),
);

/** The buttons of a dialog or a drawer, the one that does the work at the end. */
export const footer = style(
  inComponents({
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[6],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    '@media': {
      [media.belowSm]: {
        // Above the phone's own bar, when the surface reaches the bottom of the window.
        paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
      },
    },
  }),
);

// A thumb reaches wide buttons; on a desk they stay as wide as their words.
globalStyle(`${footer} > button`, { '@layer': { [components]: { '@media': { [media.belowSm]: { flex: '1 1 0' } } } } });
