import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';

export const bar = style(inComponents({ flex: 'none' }));

export const tools = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '48px',
    padding: vars.space[2],
    '@media': { [media.belowSm]: { paddingBlock: '4px' } },
  }),
);

export const search = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    flex: 1,
    gap: '10px',
    minInlineSize: 0,
    blockSize: '32px',
    paddingInline: '10px 4px',
    borderRadius: vars.radius[3],
    color: vars.color.fg.muted,
    cursor: 'text',
    ':focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '@media': {
      [media.hover]: { ':hover': { background: vars.color.bg.hover } },
      [media.belowSm]: { blockSize: '44px' },
      [media.forcedColors]: { border: '1px solid' },
    },
  }),
);

export const searchInput = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    // The ring is around the whole field.
    outline: 0,
    color: vars.color.fg.default,
    appearance: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: vars.color.fg.subtle, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    // iOS zooms the page into a field whose text is smaller.
    '@media': { [media.belowSm]: { fontSize: '1rem' } },
  }),
);

export const key = style(
  inComponents({
    ...typography.label,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '18px',
    blockSize: '18px',
    marginInlineEnd: '6px',
    paddingInline: vars.space[1],
    borderRadius: vars.radius[2],
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    background: vars.color.bg.raised,
    fontSize: '.6875rem',
    lineHeight: 1,
    '@media': { [media.belowSm]: { display: 'none' } },
  }),
);

const square = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius[2],
  cursor: 'pointer',
} as const;

export const searchClear = style(
  inComponents({
    ...square,
    color: vars.color.fg.muted,
    '@media': {
      [media.hover]: { ':hover': { background: vars.color.bg.active, color: vars.color.fg.strong } },
      [media.belowSm]: { inlineSize: '44px', blockSize: '44px' },
    },
  }),
);

export const rule = style(
  inComponents({
    inlineSize: '1px',
    blockSize: '20px',
    background: vars.color.border.default,
    '@media': { [media.belowSm]: { display: 'none' } },
  }),
);

export const wideOnly = style(inComponents({ '@media': { [media.belowSm]: { display: 'none' } } }));

const fadeWidth = '32px';

export const tokens = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInline: '16px 12px',
    paddingBlockEnd: vars.space[3],
    '@media': {
      [media.belowSm]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        paddingInline: `16px ${fadeWidth}`,
        // More to the side is seen to be there; at the end the padding fades, and no filter.
        maskImage: `linear-gradient(to right, black calc(100% - ${fadeWidth}), transparent)`,
        selectors: {
          '[dir=rtl] &': { maskImage: `linear-gradient(to left, black calc(100% - ${fadeWidth}), transparent)` },
        },
        // The focus rings would be cut by the scroll box.
        paddingBlockStart: '4px',
      },
    },
  }),
);

export const tokenList = style(inComponents({ display: 'contents' }));

export const tokenItem = style(
  inComponents({ minInlineSize: 0, maxInlineSize: '100%', '@media': { [media.belowSm]: { flex: 'none' } } }),
);

export const token = style(
  inComponents({
    ...typography.bodySm,
    display: 'flex',
    alignItems: 'center',
    blockSize: '28px',
    maxInlineSize: '100%',
    borderRadius: vars.radius[3],
    background: vars.tone.primary.bg,
    color: vars.tone.primary.fgStrong,
    boxShadow: `inset 0 0 0 1px ${vars.tone.primary.bgActive}`,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  }),
);

export const tokenText = style(
  inComponents({
    blockSize: '100%',
    minInlineSize: 0,
    paddingInline: '10px 6px',
    borderRadius: vars.radius[3],
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: { '&[aria-expanded=true]': { background: vars.tone.primary.bgActive } },
    '@media': {
      [media.hover]: { ':hover': { background: vars.tone.primary.bgHover } },
      [media.forcedColors]: {
        selectors: { '&[aria-expanded=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

export const tokenProperty = style(inComponents({ fontWeight: 500 }));
export const tokenOperator = style(inComponents({ color: vars.tone.primary.fg, paddingInline: '2px' }));

export const tokenRemove = style(
  inComponents({
    ...square,
    marginInline: '2px',
    color: vars.tone.primary.fg,
    '@media': {
      [media.hover]: { ':hover': { background: vars.tone.primary.bgActive } },
      [media.coarsePointer]: { inlineSize: '28px', blockSize: '28px', marginInline: 0 },
    },
  }),
);
