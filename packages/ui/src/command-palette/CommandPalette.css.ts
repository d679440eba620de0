import { globalStyle, style } from '@vanilla-extract/css';
import { enterAnimation } from '../overlay/enterAnimation.ts';
import { inComponents, media, typography, vars, visuallyHidden } from '../theme/index.ts';
import { key as triggerKey } from './CommandTrigger.css.ts';

const motion = enterAnimation(vars.duration.enter, 'translateY(-4px)');

export const window = style(
  inComponents({
    ...motion,
    position: 'absolute',
    insetInline: vars.space[4],
    insetBlockStart: 'min(14vh, 128px)',
    marginInline: 'auto',
    inlineSize: '600px',
    maxInlineSize: `calc(100% - ${vars.space[8]})`,
    maxBlockSize: 'min(480px, 72vh)',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: vars.radius[5],
    overflow: 'hidden',
    '@media': {
      ...motion['@media'],
      [media.belowSm]: {
        // At the top, above a phone's on-screen keyboard.
        insetInline: vars.space[2],
        insetBlockStart: `max(${vars.space[2]}, env(safe-area-inset-top))`,
        inlineSize: 'auto',
        maxInlineSize: 'none',
        maxBlockSize: `calc(100% - ${vars.space[4]})`,
      },
    },
  }),
);

/** Fills the window without being painted. */
export const stage = style(inComponents({ position: 'fixed', inset: 0, visibility: 'hidden' }));

export const header = style(
  inComponents({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space[3],
    blockSize: '52px',
    paddingInline: `${vars.space[5]} ${vars.space[4]}`,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const searchIcon = style(
  inComponents({ display: 'grid', placeItems: 'center', inlineSize: '16px', color: vars.color.fg.muted }),
);

/** The icon of the back button points the other way. */
globalStyle(`[dir=rtl] ${header} > button > svg`, inComponents({ scale: '-1 1' }));

export const input = style(
  inComponents({
    ...typography.bodyLg,
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    border: 0,
    background: 'none',
    color: vars.color.fg.strong,
    // The only field always has focus, and the line below shows it.
    outline: 'none',
    '::placeholder': { color: vars.color.fg.subtle, opacity: 1 },
  }),
);

export const key = triggerKey;

export const close = style(
  inComponents({
    ...typography.bodySm,
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '24px',
    minBlockSize: '24px',
    borderRadius: vars.radius[2],
    color: vars.color.fg.muted,
    '@media': { [media.coarsePointer]: { minBlockSize: '44px', paddingInline: vars.space[2] } },
  }),
);

export const closeLabel = style(
  inComponents({
    ...visuallyHidden,
    '@media': {
      [media.coarsePointer]: {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        clipPath: 'none',
      },
    },
  }),
);

export const list = style(
  inComponents({
    flex: '1 1 auto',
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[2],
    scrollPaddingBlock: vars.space[8],
  }),
);

export const section = style(inComponents({ selectors: { '& + &': { marginBlockStart: vars.space[1] } } }));

export const sectionTitle = style(
  inComponents({
    ...typography.caption,
    color: vars.color.fg.muted,
    paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
    paddingInline: vars.space[3],
  }),
);

export const option = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '40px',
    paddingBlock: vars.space[1],
    paddingInline: vars.space[3],
    borderRadius: vars.radius[3],
    color: vars.color.fg.default,
    textDecoration: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&[aria-selected=true]': { background: vars.color.bg.active, color: vars.color.fg.strong } },
    '@media': {
      [media.coarsePointer]: { minBlockSize: '44px' },
      [media.forcedColors]: {
        selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

export const icon = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    color: vars.color.fg.muted,
  }),
);

export const text = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    overflowWrap: 'anywhere',
  }),
);

export const label = style(inComponents({ fontWeight: 500 }));

export const detail = style(inComponents({ color: vars.color.fg.muted, minInlineSize: 0 }));

export const failed = style(inComponents({ color: vars.tone.danger.fg }));
export const again = style(inComponents({ color: vars.color.fg.link, fontWeight: 500 }));

/** Hint on the selected result: Enter runs it. */
export const enter = style([
  triggerKey,
  inComponents({
    flex: 'none',
    selectors: { '[aria-selected=false] > &': { visibility: 'hidden' } },
    '@media': { [media.coarsePointer]: { display: 'none' } },
  }),
]);

export const note = style(
  inComponents({ ...typography.bodySm, color: vars.color.fg.muted, paddingBlock: '6px', paddingInline: vars.space[3] }),
);

export const nothing = style(
  inComponents({
    paddingBlock: vars.space[8],
    paddingInline: vars.space[4],
    textAlign: 'center',
    textWrap: 'balance',
    color: vars.color.fg.muted,
    overflowWrap: 'anywhere',
  }),
);

export const footer = style(
  inComponents({
    ...typography.caption,
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    minBlockSize: '40px',
    paddingBlock: vars.space[1],
    paddingInline: vars.space[5],
    color: vars.color.fg.muted,
    background: vars.color.bg.subtle,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    // Touch devices have no keys to hint at.
    '@media': { [media.coarsePointer]: { display: 'none' } },
  }),
);

export const hint = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] }));

export const spoken = style(inComponents(visuallyHidden));
