import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';

export const tree = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'auto',
    padding: vars.space[1],
    outline: 'none',
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px', borderRadius: vars.radius[4] },
  }),
);

export const empty = style(inComponents({ padding: vars.space[6], textAlign: 'center', color: vars.color.fg.muted }));

export const row = style(
  inComponents({
    borderRadius: vars.radius[3],
    outline: 'none',
    color: vars.color.fg.default,
    cursor: 'default',
    selectors: {
      '&[data-has-child-items], &[data-selection-mode]': { cursor: 'pointer' },
      '&[data-pressed]': { background: vars.color.bg.active },
      '&[data-selected]': { background: vars.color.bg.selected, color: vars.color.fg.strong },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&[data-hovered]:not([data-selected], [data-pressed])': { background: vars.color.bg.hover } },
      },
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

export const content = style(
  inComponents({
    ...typography.body,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.controlMd,
    paddingInlineEnd: vars.space[1],
    selectors: {
      '&[data-pending]': { color: vars.color.fg.muted, ...typography.bodySm },
    },
    '@media': { [media.coarsePointer]: { minBlockSize: vars.size.controlXl } },
  }),
);

/** Centered on the chevron of its level. */
export const guide = style(
  inComponents({
    flex: 'none',
    alignSelf: 'stretch',
    inlineSize: '12px',
    marginInline: `0 ${vars.space[1]}`,
    borderInlineEnd: `1px solid ${vars.color.border.default}`,
  }),
);

const chevronBox = { flex: 'none', inlineSize: '24px', blockSize: '24px' } as const;

export const chevron = style(
  inComponents({
    ...chevronBox,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius[2],
    color: vars.color.fg.muted,
    outline: 'none',
    marginInlineEnd: `calc(${vars.space[1]} * -1)`,
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
      '&[data-disabled]': { color: vars.color.fg.disabled },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&[data-hovered]': { background: vars.color.bg.active, color: vars.color.fg.strong } },
      },
      [media.coarsePointer]: { inlineSize: '32px', blockSize: vars.size.controlXl },
    },
  }),
);

export const chevronSpacer = style(inComponents({ ...chevronBox, marginInlineEnd: `calc(${vars.space[1]} * -1)` }));

export const check = style(
  inComponents({ flex: 'none', display: 'grid', placeItems: 'center', blockSize: '24px', outline: 'none' }),
);

export const box = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: vars.radius[2],
    background: vars.color.bg.control,
    color: vars.tone.primary.onSolid,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
    selectors: {
      '&[data-checked]': { background: vars.color.bg.checked, boxShadow: 'none' },
      '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
      '[data-disabled] > &': { boxShadow: `inset 0 0 0 1px ${vars.color.border.default}` },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        border: '1px solid ButtonBorder',
        selectors: { '[data-disabled] > &': { borderColor: 'GrayText' } },
      },
    },
  }),
);

export const icon = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    color: vars.color.fg.muted,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
);

export const label = style(inComponents({ minInlineSize: 0, paddingBlock: '6px', overflowWrap: 'anywhere' }));

export const description = style(
  inComponents({
    ...typography.bodySm,
    flex: 'none',
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const actions = style(
  inComponents({ flex: 'none', display: 'flex', alignItems: 'center', gap: vars.space[1], marginInlineStart: 'auto' }),
);

export const failure = style(inComponents({ color: vars.tone.danger.fg }));

/** Points down when expanded, otherwise in text direction. */
globalStyle(
  `${chevron} > svg`,
  inComponents({
    transition: `rotate ${vars.duration.enter} ${vars.ease.standard}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);
globalStyle(`[dir=rtl] ${chevron} > svg`, inComponents({ rotate: '180deg' }));
globalStyle(`[data-expanded] > * > ${content} > ${chevron} > svg`, inComponents({ rotate: '90deg' }));
