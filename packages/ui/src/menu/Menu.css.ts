import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars } from '../theme/index.ts';

export const popover = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: '208px',
    maxInlineSize: 'min(360px, calc(100vw - 16px))',
    // Only the list scrolls; the header and notice stay in place.
    overflow: 'hidden',
  }),
);

export const frame = style(
  inComponents({ display: 'flex', flexDirection: 'column', flex: '0 1 auto', minBlockSize: 0 }),
);

export const list = style(
  inComponents({
    flex: '0 1 auto',
    minBlockSize: 0,
    padding: vars.space[1],
    outline: 'none',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: vars.space[1],
  }),
);

/** A disabled reason shared by several entries, shown once. */
export const notice = style(
  inComponents({
    ...typography.caption,
    flex: 'none',
    display: 'flex',
    gap: vars.space[2],
    inlineSize: 0,
    minInlineSize: '100%',
    paddingBlock: '10px',
    paddingInline: vars.space[3],
    color: vars.color.fg.muted,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    textWrap: 'pretty',
  }),
);

export const header = style(
  inComponents({ flex: 'none', padding: vars.space[3], borderBlockEnd: `1px solid ${vars.color.border.subtle}` }),
);

const entry = {
  ...typography.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '10px',
  minBlockSize: vars.size.controlMd,
  paddingBlock: '6px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius[2],
  overflowWrap: 'anywhere',
} as const;

export const item = recipe({
  base: inComponents({
    ...entry,
    color: vars.color.fg.default,
    cursor: 'pointer',
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      // Focus follows the pointer in a menu, so hover and focus share one style; the ring is for the keyboard.
      '&[data-focused]': { background: vars.color.button.bgHover, color: vars.color.fg.strong },
      '&[data-pressed]': { background: vars.color.bg.active },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[data-open]': { background: vars.color.button.bgHover, color: vars.color.fg.strong },
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
      warning: inComponents({
        background: vars.tone.warning.bg,
        color: vars.tone.warning.fg,
        selectors: {
          '&[data-focused]:not([aria-disabled=true])': { background: vars.tone.warning.bgHover },
        },
      }),
    },
  },
});

export const icon = style(
  inComponents({
    gridColumn: 1,
    color: vars.color.fg.muted,
    display: 'flex',
    selectors: {
      [`${item.classNames.variants.tone.danger} &, ${item.classNames.variants.tone.warning} &, [aria-disabled=true] > &`]:
        { color: 'inherit' },
    },
  }),
);

/** Reserves space when there is no check mark, so labels align. */
export const check = style(
  inComponents({
    gridColumn: 1,
    display: 'flex',
    color: vars.tone.primary.fg,
    visibility: 'hidden',
    selectors: { '[data-selected] > &': { visibility: 'visible' } },
  }),
);

export const label = style(inComponents({ gridColumn: 2 }));

export const more = style(
  inComponents({
    gridColumn: 3,
    display: 'flex',
    marginInlineStart: vars.space[4],
    color: vars.color.fg.muted,
    selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  }),
);

export const heading = style(
  inComponents({
    ...typography.label,
    paddingBlock: '6px 2px',
    paddingInline: vars.space[2],
    color: vars.color.fg.subtle,
  }),
);

export const reason = style(
  inComponents({
    ...typography.caption,
    gridColumn: '2 / -1',
    // The reason must stay readable even though the disabled label is faded.
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
    marginInlineStart: vars.space[4],
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
