import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';

/** Below this the brand's side would squeeze the form. */
const oneColumn = 'screen and (max-width: 1023.98px)';

/** Ink is dark in both modes, whatever can be read on the colour of the brand itself. */
const onInk = '#fff';

export const frame = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 46.5%)',
    minBlockSize: '100dvh',
    background: vars.color.bg.surface,
    '@media': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const pane = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[10],
    '@media': { [media.belowSm]: { paddingBlock: vars.space[5], paddingInline: vars.space[4] } },
  }),
);

export const brand = style(
  inComponents({
    ...typography.title,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    color: vars.color.fg.strong,
  }),
);

export const main = style(
  inComponents({
    inlineSize: '100%',
    maxInlineSize: '360px',
    margin: 'auto',
    paddingBlock: vars.space[8],
    '@media': { [media.belowSm]: { maxInlineSize: '420px', marginBlockStart: 0 } },
  }),
);

export const foot = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[3],
    ...typography.caption,
    color: vars.color.fg.subtle,
  }),
);

export const links = style(inComponents({ display: 'flex', gap: vars.space[4] }));

export const side = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    overflow: 'hidden',
    margin: vars.space[2],
    borderRadius: vars.radius[5],
    background: vars.brand.ink,
    color: onInk,
    forcedColorAdjust: 'none',
    '@media': { [oneColumn]: { display: 'none' } },
  }),
);

/** What is left of the brand's side when the form needs the whole width. */
export const band = style(
  inComponents({
    display: 'none',
    position: 'relative',
    overflow: 'hidden',
    blockSize: '112px',
    marginBlock: `calc(-1 * ${vars.space[8]}) ${vars.space[6]}`,
    marginInline: `calc(-1 * ${vars.space[10]})`,
    background: vars.brand.ink,
    color: onInk,
    forcedColorAdjust: 'none',
    '@media': {
      [oneColumn]: { display: 'block' },
      [media.belowSm]: {
        marginBlock: `calc(-1 * ${vars.space[5]}) ${vars.space[5]}`,
        marginInline: `calc(-1 * ${vars.space[4]})`,
      },
    },
  }),
);

export const art = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    fill: 'none',
    stroke: 'currentColor',
    selectors: {
      [`${side} &`]: { maskImage: 'linear-gradient(to bottom, #000 50%, transparent 82%)' },
      '[dir=rtl] &': { scale: '-1 1' },
    },
  }),
);

/** Between the brand's colour and what is written on it, so that each reseller has its own light. */
export const lines = style(
  inComponents({
    stroke: `color-mix(in oklab, currentColor 55%, ${vars.tone.primary.solid})`,
    // Out of the dark on the way in.
    maskImage: 'linear-gradient(to right, rgb(0 0 0 / .15), black 35%)',
  }),
);
export const peers = style(
  inComponents({ stroke: `color-mix(in oklab, currentColor 30%, ${vars.tone.success.solid})` }),
);

export const pathway = style(
  inComponents({
    fontFamily: vars.font.mono,
    fontSize: '11px',
    fontWeight: 500,
    textAnchor: 'middle',
    fill: `color-mix(in oklab, currentColor 70%, ${vars.tone.primary.solid})`,
    stroke: 'none',
    selectors: {
      // The band cuts through them; mirrored letters cannot be read.
      [`${band} &`]: { display: 'none' },
      '[dir=rtl] &': { scale: '-1 1', transformBox: 'fill-box', transformOrigin: 'center' },
    },
  }),
);

export const say = style(inComponents({ position: 'relative', padding: vars.space[10] }));

export const sentence = style(
  inComponents({ ...typography.h1, maxInlineSize: '19ch', color: 'inherit', textWrap: 'balance' }),
);

export const services = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[3]} ${vars.space[6]}`,
    marginBlockStart: vars.space[6],
    paddingBlockStart: vars.space[5],
    borderBlockStart: '1px solid color-mix(in srgb, currentColor 18%, transparent)',
    ...typography.bodySm,
  }),
);

export const service = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));

export const waysOut = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[2],
    ...typography.bodySm,
    color: vars.color.fg.muted,
  }),
);

export const stepPicture = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: vars.radius[4],
    background: vars.tone.primary.bg,
    color: vars.tone.primary.fg,
  }),
);

export const or = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    ...typography.caption,
    color: vars.color.fg.subtle,
    selectors: {
      '&::before, &::after': { content: '', flex: 1, blockSize: '1px', background: vars.color.border.default },
    },
  }),
);
