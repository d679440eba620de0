import { style } from '@vanilla-extract/css';
import { inComponents, vars, visuallyHidden as hidden } from '../theme/index.ts';

export const visuallyHidden = style(inComponents(hidden));

export const root = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    maxBlockSize: '100%',
    '@media': { print: { display: 'block', maxBlockSize: 'none' } },
  }),
);

/** Before and behind the grid: what Tab meets first, and hands on to the active cell. */
export const gate = style(inComponents({ ...hidden, outline: 'none' }));

export const scroller = style(
  inComponents({
    position: 'relative',
    flex: 1,
    minBlockSize: '160px',
    // Where no parent limits it, the window does: rows beyond it are not even made.
    maxBlockSize: '100dvh',
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    // Rows come and go under the eye; the browser must not follow one of them.
    overflowAnchor: 'none',
    scrollPaddingBlockStart: vars.size.head,
    scrollPaddingInline: 'var(--start) var(--end)',
    background: vars.color.bg.raised,
    selectors: {
      // Sketched rows run on below the edge: there is nothing to scroll to yet.
      '&[data-state=loading]': { overflow: 'hidden' },
      '&:is([data-state=empty], [data-state=noMatch], [data-state=error])': {
        display: 'flex',
        flexDirection: 'column',
      },
    },
    '@media': { print: { overflow: 'visible', maxBlockSize: 'none' } },
  }),
);
