import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars, visuallyHidden } from '../theme/index.ts';

/** The search has its own line: next to the actions, it would have room for one word. */
const narrow = 'screen and (max-width: 359.98px)';

export const bar = style(inComponents({ flex: 'none' }));

export const tools = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '48px',
    padding: vars.space[2],
    // An error among the actions is a sentence.
    selectors: { '&:has([role=alert])': { flexWrap: 'wrap' } },
    '@media': {
      [media.belowSm]: { paddingBlock: '4px' },
      [narrow]: { flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: 0 },
      // Printed only if there is a search text.
      print: { selectors: { '&:has(input[value=""])': { display: 'none' } } },
    },
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
    selectors: {
      '&[data-fixed]': { cursor: 'default' },
      [`${tools}:has([role=alert]) > &`]: { minInlineSize: '160px' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([data-fixed])': { background: vars.color.bg.hover } } },
      // The error has its own line.
      [media.belowSm]: {
        blockSize: '44px',
        selectors: { [`${tools}:has([role=alert]) > &`]: { minInlineSize: 0 } },
      },
      [narrow]: { flexBasis: '100%' },
      [media.forcedColors]: { border: '1px solid' },
    },
  }),
);

/** The already chosen part of a filter, before the typed part. */
export const prefix = style(inComponents({ flex: 'none', color: vars.tone.primary.fg }));

export const prefixProperty = style(inComponents({ fontWeight: 500 }));

export const reason = style(inComponents({ ...typography.caption, paddingInlineEnd: '6px' }));

/** No space is reserved for the widest count; the field next to it shrinks. */
export const matches = style(
  inComponents({
    ...typography.bodySm,
    flex: 'none',
    paddingInline: '6px',
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    // The pager has it too, and the search needs the space.
    '@media': { [media.belowSm]: { display: 'none' } },
  }),
);

export const hidden = style(inComponents(visuallyHidden));

export const searchInput = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    // The focus ring is around the whole field.
    outline: 0,
    color: vars.color.fg.default,
    appearance: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: vars.color.fg.subtle, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    // iOS zooms in on fields with smaller text.
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

export const searchClear = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: vars.radius[2],
    cursor: 'pointer',
    color: vars.color.fg.muted,
    '@media': {
      [media.hover]: { ':hover': { background: vars.color.bg.active, color: vars.color.fg.strong } },
      [media.belowSm]: { inlineSize: '44px', blockSize: '44px' },
    },
  }),
);

/** Active filters load after the page; space is reserved so nothing moves. */
export const inForce = style(
  inComponents({ minBlockSize: '40px', '@media': { [media.belowSm]: { minBlockSize: '44px' } } }),
);
