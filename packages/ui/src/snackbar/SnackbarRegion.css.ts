import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars } from '../theme/index.ts';

/** Something marked so lies along the window's bottom edge. */
const aboveBar = ':root:has([data-bottom-bar]) &';

export const region = style(
  inComponents({
    position: 'fixed',
    insetBlockEnd: vars.space[8],
    insetInlineEnd: vars.space[8],
    inlineSize: '400px',
    zIndex: vars.z.toast,
    // Between the snackbars the page stays usable.
    pointerEvents: 'none',
    // Above a pager or the buttons of a drawer: a snackbar with an action stays, and must not lie on them.
    selectors: { [aboveBar]: { insetBlockEnd: '92px' } },
    '@media': {
      [media.belowSm]: {
        insetInline: vars.space[4],
        insetBlockEnd: vars.space[4],
        inlineSize: 'auto',
        selectors: { [aboveBar]: { insetBlockEnd: `calc(68px + env(safe-area-inset-bottom))` } },
      },
      print: { display: 'none' },
    },
  }),
);

export const list = style(
  inComponents({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
  }),
);

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'scale(.97)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

export const item = style(
  inComponents({
    ...typography.body,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '48px',
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    background: vars.color.bg.overlay,
    color: vars.color.fg.default,
    borderRadius: vars.radius[4],
    boxShadow: vars.shadow.dialog,
    pointerEvents: 'auto',
    touchAction: 'pan-x',
    transition: `transform ${vars.duration.enter} ${vars.ease.standard}`,
    animation: `${arrive} ${vars.duration.popover} ${vars.ease.enter}`,
    selectors: {
      '&[data-leaving]': {
        animation: `${leave} calc(${vars.duration.popover} * .75) ${vars.ease.exit} forwards`,
        pointerEvents: 'none',
      },
    },
    '@media': {
      [media.reducedMotion]: {
        animationName: fadeIn,
        selectors: { '&[data-leaving]': { animationName: fadeOut } },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const picture = recipe({
  base: inComponents({ display: 'flex', flex: 'none' }),
  variants: {
    kind: {
      default: inComponents({ color: vars.color.fg.muted }),
      success: inComponents({ color: vars.tone.success.fg }),
      warning: inComponents({ color: vars.tone.warning.fg }),
      error: inComponents({ color: vars.tone.danger.fg }),
    },
  },
});

export const live = style(inComponents({ flex: 1, minInlineSize: 0 }));

export const message = style(inComponents({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] }));

export const text = style(
  inComponents({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    // Texts of the copy deck begin with a small letter on purpose; the sentence on the screen does not.
    '::first-letter': { textTransform: 'uppercase' },
  }),
);

export const count = style(
  inComponents({ ...typography.label, flex: 'none', color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' }),
);

export const action = style(
  inComponents({
    flex: 'none',
    maxInlineSize: '50%',
    position: 'relative',
    minBlockSize: vars.size.controlSm,
    paddingInline: '10px',
    borderRadius: vars.radius[3],
    background: 'transparent',
    border: 0,
    color: vars.color.fg.link,
    font: vars.text.bodySm,
    fontWeight: 500,
    cursor: 'pointer',
    selectors: { '&:active': { background: vars.color.bg.active } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.color.bg.hover } } },
      // The hit area grows, the snackbar does not.
      [media.coarsePointer]: { '::before': { content: '', position: 'absolute', insetBlock: '-8px', insetInline: 0 } },
    },
  }),
);
