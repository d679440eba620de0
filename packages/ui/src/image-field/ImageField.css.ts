import { style } from '@vanilla-extract/css';
import { checkerboard } from '../image-picker/checkerboard.ts';
import { inComponents, media, typography, vars } from '../theme/index.ts';

export const root = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[3]} ${vars.space[4]}` }),
);

const frame = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '160px',
  maxInlineSize: '100%',
  blockSize: '96px',
  borderRadius: vars.radius[4],
} as const;

const invalid = {
  '&[data-invalid]': { borderColor: vars.tone.danger.solid },
} as const;

/** `data-mode` shows this board alone in the other mode. */
export const board = style(
  inComponents({
    ...frame,
    ...checkerboard,
    padding: vars.space[3],
    border: `1px solid ${vars.color.border.default}`,
    selectors: invalid,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);

export const empty = style(
  inComponents({
    ...frame,
    ...typography.bodySm,
    alignContent: 'center',
    gap: vars.space[1],
    border: `1px dashed ${vars.color.border.control}`,
    color: vars.color.fg.muted,
    selectors: invalid,
  }),
);

export const image = style(
  inComponents({
    display: 'block',
    maxInlineSize: '100%',
    maxBlockSize: '100%',
    objectFit: 'contain',
    minBlockSize: 0,
  }),
);

export const lost = style(
  inComponents({
    ...typography.caption,
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[1],
    textAlign: 'center',
    color: vars.color.fg.muted,
  }),
);

export const text = style(
  inComponents({
    flex: '1 1 140px',
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2px',
  }),
);

export const name = style(
  inComponents({ ...typography.body, fontWeight: 500, color: vars.color.fg.strong, overflowWrap: 'anywhere' }),
);

export const details = style(
  inComponents({
    ...typography.caption,
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);

export const backdrop = style(inComponents({ marginBlockStart: '6px' }));

export const actions = style(inComponents({ flex: 'none', display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
