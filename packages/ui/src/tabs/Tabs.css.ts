import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';

/** Padding of a hovered or focused tab, outside the page's text edge. */
const bleed = '8px';

export const root = style(inComponents({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));

/** Shrinks when space is limited; its tabs then scroll. */
export const navigation = style(inComponents({ minInlineSize: 0 }));

export const strip = style(
  inComponents({
    position: 'relative',
    minInlineSize: 0,
    boxShadow: `inset 0 -1px 0 ${vars.color.border.subtle}`,
    // Printed as the name of the open tab.
    '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid' }, print: { boxShadow: 'none' } },
  }),
);

/** Only the opacity of a mask counts. */
const shown = 'currentColor';
const fade = (from: string, to: string) =>
  `linear-gradient(to right, ${from} 8px, ${shown} 48px, ${shown} calc(100% - 48px), ${to} calc(100% - 8px))`;

export const scroller = style(
  inComponents({
    marginInline: `calc(-1 * ${bleed})`,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: '48px',
    selectors: {
      '&::-webkit-scrollbar': { display: 'none' },
      '&[data-more=end]': { maskImage: fade(shown, 'transparent') },
      '&[data-more=start]': { maskImage: fade('transparent', shown) },
      '[dir=rtl] &[data-more=end]': { maskImage: fade('transparent', shown) },
      '[dir=rtl] &[data-more=start]': { maskImage: fade(shown, 'transparent') },
      '&[data-more=both]': { maskImage: fade('transparent', 'transparent') },
    },
    '@media': {
      print: { marginInline: 0, overflow: 'visible', selectors: { '&[data-more]': { maskImage: 'none' } } },
    },
  }),
);

export const list = style(
  inComponents({ display: 'flex', gap: vars.space[1], inlineSize: 'max-content', minInlineSize: '100%' }),
);

export const tab = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    blockSize: '40px',
    paddingInline: bleed,
    fontWeight: 500,
    color: vars.color.fg.muted,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `color ${vars.duration.hover}`,
    WebkitTapHighlightColor: 'transparent',
    ':focus-visible': { outlineOffset: '-4px', borderRadius: vars.radius[4] },
    selectors: {
      '&[aria-selected=true], &[aria-current]': { color: vars.color.fg.strong },
      // The accent line, as wide as the label.
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: bleed,
        insetBlockEnd: 0,
        blockSize: '2px',
        borderStartStartRadius: '1px',
        borderStartEndRadius: '1px',
        background: vars.tone.primary.fg,
        opacity: 0,
        scale: '.6 1',
        transition: `scale ${vars.duration.enter} ${vars.ease.enter}, opacity ${vars.duration.enter}`,
      },
      '&[aria-selected=true]::after, &[aria-current]::after': { opacity: 1, scale: '1 1' },
      '&[aria-disabled=true]': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled=true])': { color: vars.color.fg.strong },
          '&:hover:not([aria-disabled=true], [aria-selected=true], [aria-current])::after': {
            opacity: 1,
            scale: '1 1',
            background: vars.color.border.strong,
          },
        },
      },
      [media.coarsePointer]: { blockSize: '44px' },
      [media.reducedMotion]: { selectors: { '&::after': { transition: 'none' } } },
      print: {
        blockSize: 'auto',
        paddingInline: 0,
        selectors: {
          '&::after': { display: 'none' },
          '&:not([aria-selected=true], [aria-current])': { display: 'none' },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-disabled=true]': { color: 'GrayText' },
          '&[aria-selected=true]::after, &[aria-current]::after': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
          },
        },
      },
    },
  }),
);

export const count = style(
  inComponents({
    font: `500 .6875rem/1rem ${vars.font.sans}`,
    letterSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    paddingInline: '5px',
    borderRadius: vars.radius[2],
    background: vars.color.bg.inset,
    color: vars.color.fg.muted,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  }),
);

/** For the mouse only: fingers swipe, and the keyboard scrolls to the focused tab. */
export const arrow = style(
  inComponents({
    display: 'none',
    position: 'absolute',
    insetBlock: '6px',
    inlineSize: '28px',
    placeItems: 'center',
    borderRadius: vars.radius[3],
    color: vars.color.fg.muted,
    selectors: {
      '&[data-to=start]': { insetInlineStart: '-6px' },
      '&[data-to=end]': { insetInlineEnd: '-6px' },
    },
    '@media': {
      [media.hover]: {
        display: 'grid',
        ':hover': { background: vars.color.bg.hover, color: vars.color.fg.strong },
      },
      print: { display: 'none' },
    },
  }),
);

export const arrowIcon = style(inComponents({ display: 'grid', selectors: { '[dir=rtl] &': { scale: '-1 1' } } }));

export const panel = style(
  inComponents({
    minInlineSize: 0,
    ...typography.body,
    ':focus-visible': { borderRadius: vars.radius[2], outlineOffset: '4px' },
  }),
);
