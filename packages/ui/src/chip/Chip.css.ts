import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const chip = recipe({
  base: inComponents({
    ...typography.bodySm,
    display: 'inline-flex',
    inlineSize: 'fit-content',
    // The label shares the baseline of adjacent text.
    alignItems: 'baseline',
    maxInlineSize: '100%',
    borderRadius: vars.radius[3],
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    tone: {
      neutral: inComponents({
        background: vars.tone.neutral.bg,
        color: vars.color.fg.default,
        boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
      }),
      primary: inComponents({
        background: vars.tone.primary.bg,
        color: vars.tone.primary.fgStrong,
        boxShadow: `inset 0 0 0 1px ${vars.tone.primary.bgActive}`,
      }),
    },
    size: {
      sm: inComponents({ minBlockSize: '24px', font: vars.text.caption }),
      md: inComponents({ minBlockSize: '28px' }),
    },
  },
});

export const visual = style(
  inComponents({ display: 'grid', flex: 'none', alignSelf: 'center', marginInlineStart: '6px' }),
);

/** Long names wrap, since truncated text cannot be read. */
export const label = style(
  inComponents({
    minInlineSize: 0,
    paddingBlock: vars.space[1],
    paddingInline: '10px',
    overflowWrap: 'anywhere',
    selectors: {
      [`${visual} + &`]: { paddingInlineStart: '6px' },
      '&:not(:last-child)': { paddingInlineEnd: '4px' },
      [`${chip.classNames.variants.size.sm} > &`]: { paddingBlock: '4px', paddingInlineStart: '8px' },
      [`${chip.classNames.variants.size.sm} > &:last-child`]: { paddingInlineEnd: '8px' },
    },
  }),
);

export const cross = recipe({
  base: inComponents({
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    borderRadius: vars.radius[2],
    marginInlineEnd: '2px',
    color: vars.color.fg.muted,
    transition: `background-color ${vars.duration.hover}, color ${vars.duration.hover}`,
    selectors: {
      [`${chip.classNames.variants.tone.primary} > &`]: { color: vars.tone.primary.fg },
      '&:active': { background: vars.color.bg.active },
      [`${chip.classNames.variants.tone.primary} > &:active`]: { background: vars.tone.primary.bgActive },
      '&:focus-visible': { outlineOffset: '-1px' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': { background: vars.color.bg.active, color: vars.color.fg.strong },
          [`${chip.classNames.variants.tone.primary} > &:hover`]: {
            background: vars.tone.primary.bgActive,
            color: vars.tone.primary.fgStrong,
          },
        },
      },
      [media.coarsePointer]: {
        // The touch target is 44 px high; sideways it ends where the next chip's starts.
        selectors: { '&::before': { content: '', position: 'absolute', inset: '-10px -4px' } },
      },
    },
  }),
  variants: {
    size: {
      sm: inComponents({ inlineSize: '20px', blockSize: '20px', marginBlockStart: '2px' }),
      md: inComponents({ inlineSize: '24px', blockSize: '24px', marginBlockStart: '2px' }),
    },
  },
});

export const group = style(
  inComponents({
    minInlineSize: 0,
    borderRadius: vars.radius[3],
  }),
);

export const list = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    '@media': { [media.coarsePointer]: { rowGap: vars.space[4] } },
  }),
);

export const entry = style(inComponents({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' }));
export const none = style(inComponents({ color: vars.color.fg.subtle }));
export const hidden = style(inComponents(visuallyHidden));
