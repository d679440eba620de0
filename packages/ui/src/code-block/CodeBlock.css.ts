import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';

/** Number of visible lines. */
export const lineLimit = createVar();

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'hidden',
    borderRadius: vars.radius[4],
    background: vars.color.bg.inset,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const head = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '36px',
    paddingInline: `${vars.space[4]} ${vars.space[1]}`,
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
  }),
);

export const label = style(
  inComponents({ ...typography.label, minInlineSize: 0, overflowWrap: 'anywhere', color: vars.color.fg.default }),
);
export const language = style(inComponents({ ...typography.caption, flex: 'none', color: vars.color.fg.subtle }));
export const actions = style(
  inComponents({ flex: 'none', display: 'flex', alignItems: 'center', marginInlineStart: 'auto' }),
);

export const scroller = style(
  inComponents({
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    borderEndStartRadius: vars.radius[4],
    borderEndEndRadius: vars.radius[4],
    maxBlockSize: `calc(${lineLimit} * 1.25rem + ${vars.space[3]} * 2)`,
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  }),
);

export const pre = recipe({
  base: inComponents({
    ...typography.code,
    inlineSize: 'max-content',
    minInlineSize: '100%',
    margin: 0,
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    whiteSpace: 'pre',
    tabSize: 2,
    color: vars.color.fg.default,
    counterReset: 'line',
  }),
  variants: {
    isWrapped: {
      true: inComponents({ inlineSize: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
    },
    isNumbered: { true: {} },
  },
});

export const line = style(
  inComponents({
    display: 'block',
    // Across the padding of `pre`.
    marginInline: `calc(-1 * ${vars.space[4]})`,
    paddingInline: vars.space[4],
    selectors: {
      '&[data-highlighted]': {
        background: vars.tone.primary.bg,
        boxShadow: `inset 2px 0 0 ${vars.tone.primary.solid}`,
        '@media': { [media.forcedColors]: { borderInlineStart: '2px solid Highlight' } },
      },
      [`${pre.classNames.variants.isNumbered.true} &`]: {
        position: 'relative',
        paddingInlineStart: `calc(4ch + ${vars.space[4]})`,
      },
      [`${pre.classNames.variants.isNumbered.true} &::before`]: {
        counterIncrement: 'line',
        content: 'counter(line)',
        position: 'absolute',
        insetInlineStart: vars.space[4],
        inlineSize: '2.5ch',
        textAlign: 'end',
        color: vars.color.fg.subtle,
        userSelect: 'none',
      },
    },
  }),
);

export const part = {
  key: style(inComponents({ color: vars.tone.primary.fg })),
  string: style(inComponents({ color: vars.tone.success.fg })),
  number: style(inComponents({ color: vars.tone.warning.fg })),
  literal: style(inComponents({ color: vars.tone.warning.fg })),
  punctuation: style(inComponents({ color: vars.color.fg.subtle })),
  plain: style({}),
};
