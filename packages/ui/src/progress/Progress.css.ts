import { createVar, keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

/** From 0 to 1. */
export const share = createVar();

export const root = style(
  inComponents({ position: 'relative', display: 'grid', gap: vars.space[2], inlineSize: '100%', minInlineSize: 0 }),
);

export const header = style(
  inComponents({
    ...typography.bodySm,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
  }),
);

export const hidden = style(inComponents(visuallyHidden));

export const label = style(
  inComponents({ minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 500, color: vars.color.fg.default }),
);

export const value = style(
  inComponents({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const track = style(
  inComponents({
    position: 'relative',
    overflow: 'hidden',
    blockSize: '4px',
    borderRadius: vars.radius.full,
    background: vars.color.bg.active,
    '@media': { [media.forcedColors]: { blockSize: '6px', border: '1px solid CanvasText' } },
  }),
);

const bar = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: 'inherit',
  background: vars.tone.primary.fg,
} as const;

const ended = {
  [`${root}[data-state=done] &`]: { background: vars.tone.success.fg },
  [`${root}[data-state=failed] &`]: { background: vars.tone.danger.fg },
};

export const fill = style(
  inComponents({
    ...bar,
    inlineSize: `calc(${share} * 100%)`,
    transition: `inline-size ${vars.duration.popover} ${vars.ease.standard}`,
    selectors: ended,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
);

const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
const breathe = keyframes({ from: { opacity: 0.35 } });

export const runner = style(
  inComponents({
    ...bar,
    inlineSize: '40%',
    animation: `${run} 1.4s ${vars.ease.standard} infinite`,
    selectors: {
      ...ended,
      // Stops the animation once the work has ended.
      [`${root}[data-state=failed] &`]: {
        ...ended[`${root}[data-state=failed] &`],
        animation: 'none',
        inlineSize: '100%',
      },
    },
    '@media': {
      [media.reducedMotion]: { animation: `${breathe} 1.6s ease-in-out infinite alternate`, inlineSize: '100%' },
      [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
    },
  }),
);

export const description = style(
  inComponents({
    ...typography.caption,
    display: 'flex',
    gap: '6px',
    color: vars.color.fg.muted,
    overflowWrap: 'anywhere',
    selectors: { [`${root}[data-state=failed] &`]: { color: vars.tone.danger.fg } },
  }),
);

export const done = style(inComponents({ color: vars.tone.success.fg }));
export const failed = style(inComponents({ marginBlockStart: '1px' }));
