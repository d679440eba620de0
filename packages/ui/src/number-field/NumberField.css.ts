import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

export const root = style(inComponents({ display: 'block', minInlineSize: 0 }));

export const input = recipe({
  base: inComponents({ fontVariantNumeric: 'tabular-nums' }),
  variants: { align: { start: {}, end: inComponents({ textAlign: 'end' }) } },
});

export const stepper = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    gap: '2px',
    marginInlineStart: vars.space[1],
    paddingInlineStart: '4px',
    borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const step = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    maxBlockSize: '100%',
    borderRadius: vars.radius[2],
    color: vars.color.fg.muted,
    transition: `background-color ${vars.duration.hover}, color ${vars.duration.hover}`,
    selectors: {
      '&[data-pressed]': { background: vars.color.bg.active, color: vars.color.fg.default },
      '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-pressed])': {
            background: vars.color.bg.hover,
            color: vars.color.fg.default,
          },
        },
      },
      [media.coarsePointer]: { inlineSize: '40px', blockSize: '40px' },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
);
