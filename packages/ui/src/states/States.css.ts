import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';

export const state = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[1],
    inlineSize: '100%',
    maxInlineSize: '440px',
    margin: 'auto',
    padding: '40px 24px',
    textAlign: 'center',
  }),
);

export const illustrationBox = style(inComponents({ marginBlockEnd: vars.space[3] }));

export const illustration = style([
  illustrationBox,
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    borderRadius: vars.radius[4],
    background: vars.tone.neutral.bg,
    color: vars.tone.neutral.fg,
    selectors: {
      '&[data-tone=danger]': { background: vars.tone.danger.bg, color: vars.tone.danger.fg },
    },
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  }),
]);

export const title = style(
  inComponents({
    ...typography.title,
    color: vars.color.fg.strong,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    outline: 'none',
  }),
);

export const text = style(inComponents({ color: vars.color.fg.muted, textWrap: 'balance', overflowWrap: 'anywhere' }));

globalStyle(`${text} b`, inComponents({ fontWeight: 500, color: vars.color.fg.strong }));

export const userName = style(
  inComponents({ minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 500, color: vars.color.fg.strong }),
);

export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: vars.space[2],
    marginBlockStart: vars.space[2],
  }),
);

export const reference = style(
  inComponents({
    // Inline, so that the button follows the last word of wrapped text.
    marginBlockStart: vars.space[2],
    textWrap: 'balance',
    ...typography.caption,
    fontFamily: vars.font.mono,
    color: vars.color.fg.subtle,
    overflowWrap: 'anywhere',
  }),
);

export const report = style(inComponents(typography.caption));

globalStyle(`${reference} > span + span`, inComponents({ marginInlineStart: vars.space[1] }));

export const users = style(
  inComponents({ inlineSize: '280px', maxInlineSize: '100%', marginBlockStart: vars.space[3], textAlign: 'start' }),
);

export const user = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '40px',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  }),
);

export const askButton = style(inComponents({ ...typography.bodySm, marginInlineStart: 'auto' }));

/** Line color of the illustrations, between the neutral fill and edge. */
const pathColor = `color-mix(in srgb, ${vars.tone.neutral.edge} 35%, ${vars.tone.neutral.border})`;

export const artwork = style([illustrationBox, inComponents({ fill: 'none', stroke: pathColor, strokeWidth: 1.5 })]);

export const node = style(inComponents({ fill: vars.color.bg.raised }));
export const chosenNode = style(inComponents({ fill: vars.tone.primary.bg, stroke: vars.tone.primary.fg }));
export const cross = style(inComponents({ stroke: vars.tone.danger.fg, strokeLinecap: 'round' }));
