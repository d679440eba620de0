import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const hidden = style(inComponents(visuallyHidden));

/** The whole box opens the list; tokens are positioned on top of it. */
export const trigger = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    paddingInline: vars.space[3],
    borderRadius: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
      '&[aria-expanded=true]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
      '&:disabled': { cursor: 'not-allowed' },
    },
    '@media': { [media.belowSm]: { fontSize: '1rem' } },
  }),
);

export const placeholder = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.fg.subtle,
  }),
);

export const chevron = style(
  inComponents({ flex: 'none', color: vars.color.fg.muted, marginInlineStart: 'auto', marginInlineEnd: '-2px' }),
);

export const tokens = style(
  inComponents({
    position: 'relative',
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minInlineSize: 0,
    overflow: 'hidden',
    marginInline: '5px 30px',
    pointerEvents: 'none',
  }),
);

export const token = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    maxInlineSize: '100%',
    blockSize: 'calc(100% - 10px)',
    minBlockSize: '22px',
    paddingInlineStart: vars.space[2],
    borderRadius: vars.radius[2],
    background: vars.color.bg.inset,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    fontSize: '.8125rem',
    whiteSpace: 'nowrap',
    selectors: {
      // Without the remove button.
      '[data-disabled] &': { color: vars.color.fg.muted, paddingInlineEnd: vars.space[2] },
      // Hidden but still measurable.
      '&[data-beyond]': { position: 'absolute', visibility: 'hidden' },
      '&:has(~ [data-beyond]):first-child, &:only-child': { flexShrink: 1, minInlineSize: 0 },
    },
    '@media': {
      [media.forcedColors]: {
        // An outline, because a border would touch the box's own border at the smallest size.
        outline: '1px solid CanvasText',
        outlineOffset: '-1px',
        selectors: { '[data-disabled] &': { outlineColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);

export const text = style(inComponents({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));

export const remove = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: vars.radius[1],
    color: vars.color.fg.muted,
    pointerEvents: 'auto',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: vars.color.fg.strong, background: vars.color.bg.hover } } },
      [media.coarsePointer]: { inlineSize: '32px', blockSize: '32px' },
    },
  }),
);

export const more = style(
  inComponents({
    ...typography.label,
    flex: 'none',
    color: vars.color.fg.muted,
    paddingInline: '4px',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const popover = style(
  inComponents({
    inlineSize: 'max(var(--trigger-width), 240px)',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
  }),
);

export const dialog = style(
  inComponents({ display: 'flex', flexDirection: 'column', minBlockSize: 0, maxBlockSize: 'inherit', outline: 'none' }),
);

export const search = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.fg.muted,
    paddingInlineStart: vars.space[3],
  }),
);

export const searchInput = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    blockSize: '40px',
    paddingInline: vars.space[2],
    border: 0,
    background: 'none',
    outline: 'none',
    color: vars.color.fg.default,
    selectors: {
      '&::placeholder': { color: vars.color.fg.subtle, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    '@media': { [media.belowSm]: { blockSize: '48px', fontSize: '1rem' } },
  }),
);

/** Reserves space for the check mark; the box shape shows that several options can be chosen. */
export const mark = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: vars.radius[1],
    boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
    background: vars.color.bg.control,
    color: 'transparent',
    selectors: {
      '&[data-selected]': {
        background: vars.tone.primary.solid,
        color: vars.tone.primary.onSolid,
        boxShadow: 'none',
      },
      '[data-disabled] > &': { opacity: 0.5 },
    },
    '@media': {
      [media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: {
          '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

export const list = style(inComponents({ flex: 1, minBlockSize: 0 }));

export const footer = style(
  inComponents({
    ...typography.caption,
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: '40px',
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[3]} ${vars.space[1]}`,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.fg.muted,
  }),
);

export const footerText = style(inComponents({ flex: 1, minInlineSize: 0, fontVariantNumeric: 'tabular-nums' }));
