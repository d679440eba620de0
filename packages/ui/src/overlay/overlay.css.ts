import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../theme/index.ts';
import { components } from '../theme/layers.css.ts';
import { bandHeight, floatingBottom, floatingTop } from '../theme/overlayEdges.ts';
import { enterAnimation, exitDuration } from './enterAnimation.ts';

/** Offset toward the trigger, so an anchored overlay appears to grow out of it. */
const nudge = createVar();

const grow = enterAnimation(vars.duration.popover, `translateY(${nudge})`);

/** The surface of menus, popovers and listboxes. */
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
    // The dimming is a pseudo-element: react-aria keeps the page inert until the scrim's own animation has ended.
    '::before': {
      content: '""',
      position: 'absolute',
      // Covers floating notices but not the band.
      inset: `calc(-1 * ${floatingTop}) 0 calc(-1 * ${floatingBottom})`,
      animation: `${fadeIn} ${vars.duration.enter} ${vars.ease.enter}`,
      transition: `background-color ${vars.duration.enter} ${vars.ease.enter}`,
      backgroundColor: vars.color.scrim,
    },
    selectors: {
      '&[data-exiting]': { opacity: 0 },
      // With a dialog over a drawer, one scrim dims both; two would be too dark.
      '&:has(~ &:not([data-exiting]))::before': { backgroundColor: 'transparent' },
    },
    '@media': {
      // On low screens, the band scrolls away.
      [media.low]: {
        insetBlockStart: floatingTop,
        blockSize: `calc(var(--visual-viewport-height) - ${floatingTop} - ${floatingBottom})`,
      },
    },
  }),
);

/** Shared style of modal surfaces, without size, position and animation. */
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
    // WebKit resolves a percentage to 0 when the surface height is automatic.
    flex: '1 1 auto',
    minBlockSize: 0,
    outline: 'none',
    '@media': {
      // Header and footer scroll too (WCAG 1.4.10).
      [media.low]: { overflow: 'auto', overscrollBehavior: 'contain' },
    },
  }),
);

/** Height of the fade at an edge with more content. */
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
    // Only the mask's opacity counts, so any opaque color works.
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

/** The buttons of a dialog or drawer, with the main action at the end. */
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
        // Clears the phone's home indicator at the bottom of the window.
        paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
      },
    },
  }),
);

// Full width on phones for easier reach; as wide as their labels on desktop.
globalStyle(`${footer} > button`, { '@layer': { [components]: { '@media': { [media.belowSm]: { flex: '1 1 0' } } } } });
