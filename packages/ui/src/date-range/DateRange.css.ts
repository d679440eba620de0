import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';

export const trigger = style(
  inComponents({
    gap: vars.space[2],
    paddingInline: vars.space[3],
    cursor: 'pointer',
    textAlign: 'start',
    outline: 'none',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
      '&:disabled': { cursor: 'not-allowed' },
    },
    '@media': { [media.belowSm]: { fontSize: '1rem' } },
  }),
);

export const icon = style(inComponents({ flex: 'none', display: 'flex', color: vars.color.fg.muted }));

export const value = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-placeholder]': { color: vars.color.fg.subtle } },
  }),
);

export const popover = style(inComponents({ inlineSize: '520px' }));

export const dialog = style(inComponents({ outline: 'none' }));

export const panel = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '148px minmax(0, 1fr)',
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const quick = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    padding: vars.space[2],
    gap: '1px',
    borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
    '@media': {
      // On a phone the quick ranges wrap above the rest, so that all are visible.
      [media.belowSm]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
        paddingInline: vars.space[4],
        paddingBlock: `${vars.space[4]} 0`,
        gap: vars.space[2],
        borderInlineEnd: 0,
      },
    },
  }),
);

export const range = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: vars.size.controlMd,
    paddingInline: vars.space[2],
    borderRadius: vars.radius[2],
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    selectors: {
      '&:has(:checked)': { background: vars.tone.primary.bg, color: vars.tone.primary.fgStrong, fontWeight: 500 },
      // The bar marks the selected range where the tint is not visible.
      '&:has(:checked)::before': {
        content: '',
        position: 'absolute',
        insetBlock: '6px',
        insetInlineStart: 0,
        inlineSize: '2px',
        borderRadius: vars.radius.full,
        background: vars.tone.primary.fg,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:has(:checked))': { background: vars.color.bg.hover, color: vars.color.fg.strong } },
      },
      [media.belowSm]: {
        minBlockSize: '40px',
        paddingInline: vars.space[3],
        boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
      },
      [media.coarsePointer]: { minBlockSize: '44px' },
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

export const radio = style(
  inComponents({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit', inlineSize: '100%' }),
);

export const main = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[4],
    padding: vars.space[4],
    minInlineSize: 0,
    minBlockSize: '244px',
    '@media': { [media.belowSm]: { minBlockSize: 0 } },
  }),
);

/** The calendar has its own padding; here the fields below align with it. */
export const calendar = style(inComponents({ marginBlock: '-8px', marginInline: '-12px' }));

export const fields = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space[3] }),
);

export const zone = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));

/** Sticky, unless the window is too low, since Apply must be visible. */
export const footer = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: 0,
    '@media': { [media.low]: { position: 'static' } },
    // Above the focus ring of a day.
    zIndex: vars.z.sticky,
    background: vars.color.bg.overlay,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const preview = style(
  inComponents({
    ...typography.caption,
    flex: '1 1 200px',
    minInlineSize: 0,
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'pretty',
    selectors: { '&[data-problem]': { color: vars.tone.danger.fg } },
  }),
);

export const actions = style(inComponents({ display: 'flex', gap: vars.space[2], marginInlineStart: 'auto' }));
