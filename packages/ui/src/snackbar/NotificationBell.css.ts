import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../theme/index.ts';

export const bell = style(inComponents({ position: 'relative', display: 'flex' }));

/** A ring in the bar's color separates the dot from the bell. */
export const dot = style(
  inComponents({
    position: 'absolute',
    // At the corner of the 16 px icon in the center of the button.
    insetBlockStart: 'calc(50% - 11px)',
    insetInlineEnd: 'calc(50% - 11px)',
    pointerEvents: 'none',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '50%',
    background: vars.tone.primary.solid,
    boxShadow: `0 0 0 2px ${vars.color.bg.surface}`,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  }),
);

/** Scrolls, because fifty messages exceed the window. */
export const panel = style(
  inComponents({
    inlineSize: 'min(340px, 100vw - 64px)',
    maxBlockSize: 'min(440px, 60vh)',
    overflowY: 'auto',
    // Space for focus rings.
    margin: '-4px',
    padding: '4px',
  }),
);
