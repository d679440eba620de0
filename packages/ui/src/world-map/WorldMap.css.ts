import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';

const line = { stroke: vars.color.bg.raised, strokeWidth: 0.5, vectorEffect: 'non-scaling-stroke' } as const;

/** Land without data. */
export const land = style(
  inComponents({
    ...line,
    fill: vars.color.bg.active,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);
export const country = style(
  inComponents({ ...line, fill: 'currentColor', '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } }),
);
export const chosen = style(
  inComponents({
    fill: 'none',
    stroke: vars.color.fg.strong,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
);

export const legend = style(
  inComponents({
    ...typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    margin: 0,
    marginBlockStart: vars.space[2],
    padding: 0,
    listStyle: 'none',
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const legendStep = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[1] }));
export const swatch = style(
  inComponents({
    inlineSize: '20px',
    blockSize: '8px',
    borderRadius: vars.radius[1],
    background: 'currentColor',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', forcedColorAdjust: 'none' } },
  }),
);

/** Same height as the map. */
export const skeleton = style(
  inComponents({ aspectRatio: '960 / 440', borderRadius: vars.radius[4], background: vars.color.bg.hover }),
);

/** The top countries, in two columns where there is room. */
export const top = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(150px, 30%), 1fr))',
    columnGap: vars.space[5],
    margin: 0,
    marginBlockStart: vars.space[3],
    padding: 0,
    listStyle: 'none',
  }),
);
export const topRow = style(
  inComponents({
    ...typography.bodySm,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: '6px',
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.fg.default,
  }),
);
export const topValue = style(
  inComponents({ fontWeight: 600, color: vars.color.fg.strong, fontVariantNumeric: 'tabular-nums' }),
);
export const note = style(
  inComponents({ ...typography.caption, marginBlockStart: vars.space[2], color: vars.color.fg.muted }),
);
