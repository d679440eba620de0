import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars, visuallyHidden } from '../theme/index.ts';

const fadeWidth = '32px';

export const row = style(
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
        // The fade shows that there is more to scroll; at the end it covers only padding.
        maskImage: `linear-gradient(to right, black calc(100% - ${fadeWidth}), transparent)`,
        selectors: {
          '[dir=rtl] &': { maskImage: `linear-gradient(to left, black calc(100% - ${fadeWidth}), transparent)` },
        },
        // Space for focus rings, which the scroll container would clip.
        paddingBlockStart: '4px',
      },
    },
  }),
);

export const list = style(inComponents({ display: 'contents' }));

export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    maxInlineSize: '100%',
    '@media': { [media.belowSm]: { flex: 'none' } },
  }),
);

export const token = style(
  inComponents({
    ...typography.bodySm,
    display: 'flex',
    alignItems: 'center',
    blockSize: '28px',
    minInlineSize: 0,
    borderRadius: vars.radius[3],
    background: vars.tone.primary.bg,
    color: vars.tone.primary.fgStrong,
    boxShadow: `inset 0 0 0 1px ${vars.tone.primary.bgActive}`,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  }),
);

/** A read-only filter. */
export const fixedToken = style([
  token,
  inComponents({
    gap: '4px',
    paddingInline: '10px',
    background: vars.color.bg.hover,
    color: vars.color.fg.default,
    boxShadow: 'none',
    whiteSpace: 'nowrap',
  }),
]);

/** The "or" between two filters. */
export const joint = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));

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
export const tokenOperator = style(
  inComponents({
    color: vars.tone.primary.fg,
    paddingInline: '2px',
    selectors: { [`${fixedToken} > &`]: { color: vars.color.fg.muted } },
  }),
);

export const tokenRemove = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: vars.radius[2],
    cursor: 'pointer',
    marginInline: '2px',
    color: vars.tone.primary.fg,
    '@media': {
      [media.hover]: { ':hover': { background: vars.tone.primary.bgActive } },
      [media.coarsePointer]: { inlineSize: '28px', blockSize: '28px', marginInline: 0 },
      print: { display: 'none' },
    },
  }),
);

export const hidden = style(inComponents(visuallyHidden));
