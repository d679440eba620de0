import { style } from '@vanilla-extract/css';
import { inComponents } from '../theme/inComponents.ts';

export const list = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    gap: '4px',
    inlineSize: '100%',
    minInlineSize: 0,
    // A badge is 1 px taller than its line on both sides.
    margin: '-1px 0',
    padding: '1px 0',
    listStyle: 'none',
    overflow: 'clip',
  }),
);

export const item = style(
  inComponents({
    display: 'flex',
    flex: 'none',
    minInlineSize: 0,
    // Without room, it is still measured, and read by screen readers.
    selectors: { '&[data-beyond]': { position: 'absolute', opacity: 0, pointerEvents: 'none' } },
  }),
);

export const more = style(inComponents({ display: 'flex', flex: 'none' }));
