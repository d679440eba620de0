import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars } from '../theme/index.ts';

export const popover = style(inComponents({ minInlineSize: '208px' }));

export const list = style(inComponents({ padding: vars.space[1], outline: 'none' }));

export const header = style(
  inComponents({ padding: vars.space[3], borderBlockEnd: `1px solid ${vars.color.border.subtle}` }),
);

/** What every entry of a menu shares. */
const entry = {
  ...typography.body,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: '10px',
  minBlockSize: vars.size.controlMd,
  paddingBlock: '6px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius[2],
  whiteSpace: 'nowrap',
} as const;

export const item = recipe({
  base: inComponents({
    ...entry,
    color: vars.color.fg.default,
    cursor: 'pointer',
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      // Focus follows the pointer in a menu, so one look serves both; the ring is for the keyboard.
      '&[data-focused]': { background: vars.color.button.bgHover, color: vars.color.fg.strong },
      '&[data-pressed]': { background: vars.color.bg.active },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[aria-disabled=true]': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarsePointer]: { minBlockSize: vars.size.controlXl },
      [media.forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
    },
  }),
  variants: {
    tone: {
      neutral: {},
      danger: inComponents({
        selectors: {
          '&:not([aria-disabled=true])': { color: vars.tone.danger.fg },
          '&[data-focused]:not([aria-disabled=true])': { background: vars.tone.danger.bg },
        },
      }),
    },
  },
});

export const picture = style(
  inComponents({
    gridColumn: 1,
    color: vars.color.fg.muted,
    display: 'flex',
    selectors: {
      [`${item.classNames.variants.tone.danger} &, [aria-disabled=true] > &`]: { color: 'inherit' },
    },
  }),
);

export const label = style(inComponents({ gridColumn: 2 }));

export const reason = style(
  inComponents({
    ...typography.caption,
    gridColumn: '2 / -1',
    // The reason must be readable, unlike the label of what cannot be used.
    color: vars.color.fg.muted,
    maxInlineSize: '28ch',
    whiteSpace: 'normal',
  }),
);

export const shortcut = style(
  inComponents({
    ...typography.label,
    gridColumn: 3,
    fontSize: '.6875rem',
    minInlineSize: '18px',
    blockSize: '18px',
    paddingInline: vars.space[1],
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: vars.radius[2],
    color: vars.color.fg.muted,
    background: vars.color.bg.raised,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    '::after': { content: 'attr(data-key-hint)' },
    '@media': { [media.coarsePointer]: { display: 'none' } },
  }),
);

export const separator = style(
  inComponents({
    blockSize: '1px',
    background: vars.color.border.subtle,
    border: 0,
    marginBlock: vars.space[1],
    marginInline: `calc(${vars.space[1]} * -1)`,
  }),
);

export const group = style(
  inComponents({
    ...entry,
    display: 'flex',
    columnGap: 0,
    paddingBlock: vars.space[1],
    paddingInlineEnd: vars.space[1],
  }),
);

export const groupLabel = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flex: 1,
    paddingInlineEnd: vars.space[4],
    color: vars.color.fg.default,
  }),
);

/** A part of one track; the chosen one carries a plate. The parts cannot have a box around them in a menu. */
export const option = style(
  inComponents({
    inlineSize: '30px',
    blockSize: '32px',
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    isolation: 'isolate',
    color: vars.color.fg.muted,
    background: vars.color.bg.inset,
    borderBlock: `1px solid ${vars.color.border.subtle}`,
    cursor: 'pointer',
    outline: 'none',
    '::before': { content: '', position: 'absolute', inset: '1px', borderRadius: vars.radius[3], zIndex: -1 },
    selectors: {
      '&:nth-child(2)': {
        borderStartStartRadius: vars.radius[4],
        borderEndStartRadius: vars.radius[4],
        borderInlineStart: `1px solid ${vars.color.border.subtle}`,
      },
      '&:last-child': {
        borderStartEndRadius: vars.radius[4],
        borderEndEndRadius: vars.radius[4],
        borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
      },
      '&[data-focused]': { color: vars.color.fg.strong },
      '&[data-selected]': { color: vars.color.fg.strong },
      '&[data-selected]::before': { background: vars.color.bg.segment, boxShadow: vars.shadow.raised },
      '&[data-focus-visible]::before': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    },
    '@media': {
      [media.coarsePointer]: { inlineSize: vars.size.controlXl, blockSize: vars.size.controlXl },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        selectors: { '&[data-selected]': { color: 'HighlightText' } },
      },
    },
  }),
);
