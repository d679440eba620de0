import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';

export const edge = createVar();

export const root = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[6], minInlineSize: 0 }),
);

export const background = style(
  inComponents({
    flex: 'none',
    inlineSize: edge,
    maxInlineSize: '100%',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: vars.radius[4],
    // No tokens: a camera needs dark on light, regardless of theme and brand.
    forcedColorAdjust: 'none',
    background: 'white',
    color: 'black',
    printColorAdjust: 'exact',
    boxShadow: `0 0 0 1px ${vars.color.border.default}`,
  }),
);

export const code = style(inComponents({ display: 'block', inlineSize: '100%', blockSize: '100%' }));
export const tooLong = style(
  inComponents({ ...typography.bodySm, margin: 0, padding: vars.space[4], overflowWrap: 'anywhere' }),
);
export const alternative = style(inComponents({ flex: '1 1 220px', minInlineSize: 0 }));
