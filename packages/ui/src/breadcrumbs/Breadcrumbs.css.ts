import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';

export const nav = style(
  inComponents({ position: 'relative', minInlineSize: 0, ...typography.bodySm, color: vars.color.fg.muted }),
);

export const list = style(inComponents({ display: 'flex', alignItems: 'center', minInlineSize: 0 }));

/** As wide as all items and without height: a container that fits its content gets that width. */
export const copy = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    pointerEvents: 'none',
  }),
);

export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      [`${list} > &:last-child`]: { flex: '0 1 auto', minInlineSize: 0 },
      '&:not(:first-child)::before': {
        content: "'/' / ''",
        flex: 'none',
        paddingInline: '6px',
        color: vars.color.fg.subtle,
      },
      // The copy starts with the menu button, which follows the first item in the list.
      [`${copy} > &:nth-child(1)`]: { position: 'absolute' },
      [`${copy} > &:nth-child(1)::before`]: { content: "'/' / ''", paddingInline: '6px' },
      [`${copy} > &:nth-child(2)::before`]: { content: 'none' },
    },
  }),
);

export const link = style(
  inComponents({
    position: 'relative',
    borderRadius: vars.radius[2],
    color: 'inherit',
    textDecoration: 'none',
    '@media': {
      [media.hover]: { ':hover': { color: vars.color.fg.strong } },
      [media.coarsePointer]: { '::before': { content: '', position: 'absolute', inset: '-12px -6px' } },
      [media.forcedColors]: { color: 'LinkText' },
    },
  }),
);

export const current = style(
  inComponents({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    selectors: { '&[aria-current]': { fontWeight: 500, color: vars.color.fg.strong } },
  }),
);

/** As wide as the text, which is in the page only once. */
export const measure = style(
  inComponents({
    selectors: {
      '&::before': { content: 'attr(data-label)' },
      '&[data-current]::before': { fontWeight: 500 },
    },
  }),
);

export const more = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: vars.radius[2],
    selectors: { '&[aria-expanded=true]': { background: vars.color.bg.active, color: vars.color.fg.strong } },
    '@media': {
      [media.hover]: { ':hover': { background: vars.color.bg.hover, color: vars.color.fg.strong } },
      [media.coarsePointer]: { '::before': { content: '', position: 'absolute', inset: '-10px' } },
    },
  }),
);
