import { style } from '@vanilla-extract/css';
import { inComponents, typography, vars } from '../theme/index.ts';

export const art = style(
  inComponents({
    fill: 'none',
    stroke: 'currentColor',
    selectors: {
      '[dir=rtl] &': { scale: '-1 1' },
    },
  }),
);

/** A color between the brand and its text color, so that it differs per reseller. */
export const lines = style(
  inComponents({
    stroke: `color-mix(in oklab, currentColor 55%, ${vars.tone.primary.solid})`,
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
      // Undoes the mirroring of the art, so that text stays readable.
      '[dir=rtl] &': { scale: '-1 1', transformBox: 'fill-box', transformOrigin: 'center' },
    },
  }),
);

export const links = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[2],
    ...typography.bodySm,
    color: vars.color.fg.muted,
  }),
);

export const stepIcon = style(
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
