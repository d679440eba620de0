import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { enterAnimation } from '../overlay/enterAnimation.ts';
import { inComponents, media, typography, vars } from '../theme/index.ts';

const margin = vars.space[4];
const room = `calc(100% - ${vars.space[8]})`;

const motion = enterAnimation(vars.duration.popover, 'scale(.97)');

/** On a phone, content dialogs fill the window, since margins would waste width. Confirmations remain cards. */
const fullScreen = inComponents({
  '@media': {
    [media.belowSm]: {
      insetInline: 0,
      insetBlock: 0,
      inlineSize: 'auto',
      maxInlineSize: 'none',
      blockSize: 'auto',
      maxBlockSize: 'none',
      borderRadius: 0,
    },
  },
});

export const surface = recipe({
  base: inComponents({
    ...motion,
    position: 'absolute',
    insetInline: margin,
    insetBlock: margin,
    margin: 'auto',
    blockSize: 'fit-content',
    maxBlockSize: room,
    maxInlineSize: room,
    borderRadius: vars.radius[5],
    overflow: 'hidden',
  }),
  variants: {
    size: {
      sm: inComponents({ inlineSize: '440px' }),
      md: [inComponents({ inlineSize: '520px' }), fullScreen],
      lg: [inComponents({ inlineSize: '640px' }), fullScreen],
    },
  },
});

export const head = style(
  inComponents({
    display: 'flex',
    flex: 'none',
    alignItems: 'flex-start',
    gap: vars.space[3],
    paddingBlock: `${vars.space[5]} 0`,
    paddingInline: vars.space[6],
  }),
);

export const heading = style(inComponents({ flex: 1, minInlineSize: 0 }));

export const plate = recipe({
  base: inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '36px',
    blockSize: '36px',
    borderRadius: vars.radius[4],
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    tone: {
      neutral: inComponents({ background: vars.tone.neutral.bg, color: vars.tone.neutral.fg }),
      primary: inComponents({ background: vars.tone.primary.bg, color: vars.tone.primary.fg }),
      success: inComponents({ background: vars.tone.success.bg, color: vars.tone.success.fg }),
      warning: inComponents({ background: vars.tone.warning.bg, color: vars.tone.warning.fg }),
      danger: inComponents({ background: vars.tone.danger.bg, color: vars.tone.danger.fg }),
    },
  },
});

export const title = style(
  inComponents({
    ...typography.title,
    color: vars.color.fg.strong,
    margin: 0,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const description = style(
  inComponents({ ...typography.body, color: vars.color.fg.muted, margin: '2px 0 0', textWrap: 'balance' }),
);

export const body = recipe({
  base: inComponents({
    ...typography.body,
    color: vars.color.fg.muted,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    paddingBlockEnd: vars.space[6],
    paddingInline: vars.space[6],
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
  variants: {
    /** More space below a header that has more than a title. */
    isApart: {
      true: inComponents({ paddingBlockStart: vars.space[4] }),
      false: inComponents({ paddingBlockStart: vars.space[2] }),
    },
  },
});
