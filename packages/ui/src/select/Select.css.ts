import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';

/** The headless wrapper has no look; the field around it gives the layout. */
export const root = style(inComponents({ display: 'contents' }));

export const trigger = style(
  inComponents({ paddingInline: vars.space[3], gap: vars.space[2], cursor: 'pointer', textAlign: 'start' }),
);

export const value = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: vars.color.fg.subtle } },
    // iOS zooms the page into a field whose text is smaller.
    '@media': { [media.belowSm]: { fontSize: '1rem' } },
  }),
);

export const chevron = style(inComponents({ color: vars.color.fg.muted, marginInlineEnd: '-2px' }));

export const popover = style(
  inComponents({ inlineSize: 'var(--trigger-width)', minInlineSize: '160px', overflow: 'auto' }),
);

export const list = style(inComponents({ padding: vars.space[1], outline: 'none' }));

export const option = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '1fr 16px',
    alignItems: 'center',
    columnGap: vars.space[3],
    minBlockSize: vars.size.controlMd,
    paddingBlock: '6px',
    paddingInline: vars.space[2],
    borderRadius: vars.radius[2],
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focused]': { background: vars.color.button.bgHover, color: vars.color.fg.strong },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[data-selected]': { color: vars.color.fg.strong, fontWeight: 500 },
      '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarsePointer]: { minBlockSize: vars.size.controlXl },
      [media.forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
    },
  }),
);

export const words = style(inComponents({ display: 'grid', gap: '2px', minInlineSize: 0 }));
export const description = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));
export const check = style(inComponents({ color: vars.tone.primary.fg }));
