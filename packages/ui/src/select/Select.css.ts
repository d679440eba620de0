import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../theme/index.ts';

/** The headless wrapper has no layout; the field around it provides it. */
export const root = style(inComponents({ display: 'contents' }));

export const trigger = style(
  inComponents({ paddingInline: vars.space[3], gap: vars.space[2], cursor: 'pointer', textAlign: 'start' }),
);

export const icon = style(inComponents({ flex: 'none', display: 'flex', color: vars.color.fg.muted }));

export const value = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: vars.color.fg.subtle } },
    // Same text size as inputs, which iOS would otherwise zoom into.
    '@media': { [media.belowSm]: { fontSize: '1rem' } },
  }),
);

export const chevron = style(inComponents({ color: vars.color.fg.muted, marginInlineEnd: '-2px' }));

export const popover = style(inComponents({ inlineSize: 'var(--trigger-width)', minInlineSize: '200px' }));
