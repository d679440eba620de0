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

/** The focusable elements before and after the grid, which pass the focus on to the active cell. */
export const gate = style(inComponents({ ...hidden, outline: 'none' }));

export const scroller = style(
  inComponents({
    position: 'relative',
    flex: 1,
    minBlockSize: '160px',
    // Where no parent limits the height, the window does, or all rows would be rendered.
    maxBlockSize: '100dvh',
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    // Rows are added and removed while scrolling; the browser must not anchor to one of them.
    overflowAnchor: 'none',
    scrollPaddingBlockStart: vars.size.head,
    scrollPaddingInline: 'var(--start) var(--end)',
    background: vars.color.bg.raised,
    selectors: {
      // Skeleton rows overflow: there is nothing to scroll to yet.
      '&[data-state=loading]': { overflow: 'hidden' },
      '&:is([data-state=empty], [data-state=noMatch], [data-state=error])': {
        display: 'flex',
        flexDirection: 'column',
      },
    },
    // A table to the printer, whose head is on each page.
    '@media': {
      print: {
        display: 'table',
        tableLayout: 'fixed',
        inlineSize: '100%',
        overflow: 'visible',
        minBlockSize: 0,
        maxBlockSize: 'none',
      },
    },
  }),
);
