import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars, visuallyHidden as hidden } from '../theme/index.ts';

export const root = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    gap: `${vars.space[2]} ${vars.space[3]}`,
    minBlockSize: '48px',
    minInlineSize: 0,
    ...typography.bodySm,
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const count = style(inComponents({ borderRadius: vars.radius[2], ':focus-visible': { outlineOffset: '4px' } }));

export const error = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minInlineSize: 0,
    color: vars.tone.danger.fg,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
);

/** Lines on both sides of the text mark the end of the list. */
export const end = style(
  inComponents({
    flex: '1 1 24px',
    maxInlineSize: '64px',
    blockSize: '1px',
    background: vars.color.border.default,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);

export const visuallyHidden = style(inComponents(hidden));
