import { keyframes, style } from '@vanilla-extract/css';
import { highlight } from '../text-search/highlight.css.ts';
import { inComponents, media, typography, vars } from '../theme/index.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

/**
 * On a phone, a list or calendar opens as a bottom sheet, like native pickers, whatever its placement. Placement is an
 * inline
 * style, so these rules must be important. The selector is doubled to win over the floating surface in any style sheet
 * order.
 */
export const tray = style(
  inComponents({
    '@media': {
      [media.belowSm]: {
        position: 'fixed !important' as 'fixed',
        inset: 'auto 0 0 0 !important',
        inlineSize: '100% !important',
        maxInlineSize: '100% !important',
        maxBlockSize: '88dvh !important',
        selectors: {
          '&&': {
            borderRadius: `${vars.radius[6]} ${vars.radius[6]} 0 0`,
            paddingBlockEnd: 'env(safe-area-inset-bottom)',
            boxShadow: `0 0 0 100vmax ${vars.color.scrim}, ${vars.shadow.dialog}`,
            animation: `${rise} ${vars.duration.drawer} ${vars.ease.enter}`,
            transform: 'none',
          },
        },
      },
      [media.reducedMotion]: { selectors: { '&&': { animation: 'none' } } },
    },
  }),
);

export const list = style(inComponents({ padding: vars.space[1], outline: 'none', overflow: 'auto' }));

export const option = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.controlMd,
    paddingBlock: '6px',
    paddingInline: vars.space[2],
    borderRadius: vars.radius[2],
    cursor: 'pointer',
    outline: 'none',
    overflowWrap: 'anywhere',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-focused], &[data-hovered]': { background: vars.color.button.bgHover, color: vars.color.fg.strong },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[data-selected]': { color: vars.color.fg.strong, fontWeight: 500 },
      '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'not-allowed', background: 'none' },
    },
    '@media': {
      [media.belowSm]: { minBlockSize: vars.size.controlXl, paddingInline: vars.space[3] },
      [media.coarsePointer]: { minBlockSize: vars.size.controlXl },
      [media.forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
    },
  }),
);

export const icon = style(inComponents({ flex: 'none', display: 'flex', color: vars.color.fg.muted }));

export const text = style(inComponents({ display: 'grid', gap: '2px', flex: 1, minInlineSize: 0 }));

export const description = style(
  inComponents({ ...typography.caption, fontWeight: 400, color: vars.color.fg.muted, textWrap: 'pretty' }),
);

export const check = style(
  inComponents({
    flex: 'none',
    inlineSize: '16px',
    color: vars.tone.primary.fg,
    selectors: { '&:empty': { visibility: 'hidden' } },
  }),
);

/** The searched part of a label. */
export const match = style([highlight, inComponents({ fontWeight: 600 })]);

export const section = style(
  inComponents({
    selectors: {
      '& + &': {
        marginBlockStart: vars.space[1],
        paddingBlockStart: vars.space[1],
        borderBlockStart: `1px solid ${vars.color.border.subtle}`,
      },
    },
  }),
);

export const sectionTitle = style(
  inComponents({
    ...typography.label,
    color: vars.color.fg.muted,
    paddingBlock: '6px 4px',
    paddingInline: vars.space[2],
    '@media': { [media.belowSm]: { paddingInline: vars.space[3] } },
  }),
);

/** Shown in place of the list: empty, loading, or failed to load. */
export const note = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.controlMd,
    paddingBlock: '6px',
    paddingInline: vars.space[2],
    color: vars.color.fg.muted,
    textWrap: 'pretty',
    '@media': { [media.belowSm]: { paddingInline: vars.space[3] } },
  }),
);
