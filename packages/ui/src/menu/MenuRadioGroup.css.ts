import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../theme/index.ts';

export const label = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flex: 1,
    paddingInlineEnd: vars.space[4],
    color: vars.color.fg.default,
  }),
);

/** A segment of the track. Segments cannot have a wrapper element inside a menu. */
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
