import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars, visuallyHidden as hidden } from '../../theme/index.ts';

export const visuallyHidden = style(inComponents(hidden));

export const row = recipe({
  base: inComponents({ display: 'flex', alignItems: 'stretch', gap: vars.space[2], minInlineSize: 0 }),
  variants: {
    layout: {
      // The tabs' line continues below the actions.
      tabs: inComponents({
        boxShadow: `inset 0 -1px 0 ${vars.color.border.subtle}`,
        selectors: { '&:has([role=alert])': { flexWrap: 'wrap' } },
      }),
      // The page's tabs shrink instead: they scroll.
      menu: inComponents({
        blockSize: '100%',
        flexShrink: 0,
        selectors: { '&:has([role=alert])': { flexShrink: 1 } },
      }),
    },
  },
});

/** The name of the current view, which can be long. */
export const currentName = style(
  inComponents({
    maxInlineSize: '240px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [media.belowSm]: { maxInlineSize: '112px' } },
  }),
);

export const tabs = style(inComponents({ flex: '0 1 auto', minInlineSize: 0 }));

export const actions = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    flex: 1,
    minInlineSize: 'max-content',
    // An error is a sentence: it wraps below the tabs if it does not fit next to them.
    selectors: { '&:has([role=alert])': { flex: '1 1 auto', minInlineSize: 0 } },
  }),
);

export const changed = style(
  inComponents({
    ...typography.bodySm,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    marginInlineStart: 'auto',
    color: vars.color.fg.muted,
    '::before': {
      content: '',
      inlineSize: '6px',
      blockSize: '6px',
      borderRadius: vars.radius.full,
      background: vars.tone.primary.fg,
    },
    '@media': {
      [media.belowSm]: { display: 'none' },
      print: { display: 'none' },
      [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  }),
);

export const wideOnly = style(inComponents({ '@media': { [media.belowSm]: { display: 'none' } } }));

export const error = style(
  inComponents({
    ...typography.bodySm,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    marginInlineStart: 'auto',
    color: vars.tone.danger.fg,
  }),
);
