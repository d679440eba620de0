import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import type { Tone } from '../theme/index.ts';
import { inComponents } from '../theme/inComponents.ts';

const toned = (tone: Tone) => inComponents({ background: vars.tone[tone].bg, color: vars.tone[tone].fg });

export const badge = recipe({
  base: inComponents({
    display: 'inline-flex',
    inlineSize: 'fit-content',
    // Aligned with the baseline of the adjacent text.
    alignItems: 'baseline',
    flex: 'none',
    gap: '4px',
    blockSize: '20px',
    // Otherwise the smaller text would extend 1 px below the line and make it taller.
    marginBlock: '-1px',
    paddingInline: '6px',
    borderRadius: vars.radius[2],
    font: `500 .75rem/20px ${vars.font.sans}`,
    letterSpacing: 0,
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    tone: {
      neutral: toned('neutral'),
      primary: toned('primary'),
      info: toned('info'),
      success: toned('success'),
      warning: toned('warning'),
      danger: toned('danger'),
    },
    isOutlined: {
      true: inComponents({ background: 'none', boxShadow: `inset 0 0 0 1px ${vars.color.border.default}` }),
    },
  },
});

globalStyle(`${badge.classNames.base} > svg`, inComponents({ alignSelf: 'center' }));

export const count = style(
  inComponents({
    display: 'inline-block',
    inlineSize: 'fit-content',
    flex: 'none',
    paddingInline: '5px',
    borderRadius: vars.radius[2],
    background: vars.color.bg.inset,
    color: vars.color.fg.muted,
    font: `500 .6875rem/1rem ${vars.font.sans}`,
    letterSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
  }),
);
