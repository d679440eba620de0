import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floatingRoom } from '../theme/bottomBar.ts';
import { aboveBars, aboveBarsOfPhone, inComponents, media, typography, vars } from '../theme/index.ts';

export const region = style(
  inComponents({
    position: 'fixed',
    insetBlockEnd: vars.space[8],
    insetInlineEnd: vars.space[8],
    marginBlockEnd: floatingRoom,
    inlineSize: '400px',
    zIndex: vars.z.toast,
    // The page stays usable between the snackbars.
    pointerEvents: 'none',
    selectors: aboveBars,
    '@media': {
      [media.belowSm]: {
        insetInline: vars.space[4],
        insetBlockEnd: vars.space[4],
        inlineSize: 'auto',
        selectors: aboveBarsOfPhone,
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

/** Same height as the buttons next to it. */
const line = vars.size.controlSm;

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'scale(.97)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

export const item = style(
  inComponents({
    ...typography.body,
    display: 'flex',
    // Icon and close button stay on the first line of a long message.
    alignItems: 'flex-start',
    gap: vars.space[3],
    minBlockSize: '48px',
    paddingBlock: '10px',
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

export const icon = recipe({
  base: inComponents({ display: 'flex', alignItems: 'center', flex: 'none', blockSize: line }),
  variants: {
    kind: {
      default: inComponents({ color: vars.color.fg.muted }),
      success: inComponents({ color: vars.tone.success.fg }),
      warning: inComponents({ color: vars.tone.warning.fg }),
      error: inComponents({ color: vars.tone.danger.fg }),
    },
  },
});

/** The action is next to the message, or below it if both do not fit on one line. */
export const content = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[3],
  }),
);

export const live = style(inComponents({ minInlineSize: 0, paddingBlock: '4px' }));

export const message = style(inComponents({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] }));

export const text = style(
  inComponents({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    // Catalog texts start in lower case and are capitalized here. Other messages can start with a name, which must not
    // change.
    selectors: { '&[data-own-words]::first-letter': { textTransform: 'uppercase' } },
  }),
);

export const count = style(
  inComponents({
    ...typography.label,
    flex: 'none',
    lineHeight: '20px',
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const action = style(
  inComponents({
    flex: 'none',
    maxInlineSize: '100%',
    // Aligns the action with the message when it wraps below.
    marginInlineStart: '-10px',
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
      // Extends the touch target without growing the snackbar.
      [media.coarsePointer]: { '::before': { content: '', position: 'absolute', insetBlock: '-8px', insetInline: 0 } },
    },
  }),
);

export const past = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0, outline: 'none' }),
);

export const pastList = style(inComponents({ listStyle: 'none', margin: 0, padding: 0 }));

export const pastItem = style(
  inComponents({
    ...typography.body,
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    color: vars.color.fg.default,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  }),
);

/** Centered on the first line. */
export const pastIcon = style(inComponents({ flex: 'none', display: 'flex', marginBlock: '-4px' }));

export const pastTime = style(
  inComponents({
    ...typography.caption,
    flex: 'none',
    marginInlineStart: 'auto',
    lineHeight: '20px',
    color: vars.color.fg.muted,
  }),
);

export const pastEmpty = style(inComponents({ ...typography.body, margin: 0, color: vars.color.fg.muted }));

export const pastFooter = style(inComponents({ display: 'flex', justifyContent: 'flex-end' }));
