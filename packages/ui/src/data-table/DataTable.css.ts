import { style } from '@vanilla-extract/css';
import { inComponents, media, vars, visuallyHidden as hidden } from '../theme/index.ts';

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

/** The focus guards before and after the grid. */
export const focusGuard = style(inComponents({ ...hidden, outline: 'none' }));

export const scroller = style(
  inComponents({
    position: 'relative',
    flex: 1,
    minBlockSize: '160px',
    // If no parent limits the height, the window does, or all rows would render.
    maxBlockSize: '100dvh',
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    // Rows are added and removed while scrolling; the browser must not anchor to one of them.
    overflowAnchor: 'none',
    scrollPaddingBlockStart: vars.size.head,
    scrollPaddingInline: 'var(--start) var(--end)',
    background: vars.color.bg.raised,
    selectors: {
      // Skeleton rows overflow, but there is nothing to scroll to yet.
      '&[data-state=loading]': { overflow: 'hidden' },
      '&:is([data-state=empty], [data-state=noMatch], [data-state=error])': {
        display: 'flex',
        flexDirection: 'column',
      },
    },
    // A table for the printer, with its header on each page.
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

export const card = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    // Also in a box of fixed height that is not a flex container.
    maxBlockSize: '100%',
    borderRadius: vars.radius[4],
    background: vars.color.bg.raised,
    boxShadow: `0 0 0 1px ${vars.color.border.default}, ${vars.shadow.raised}`,
    '@media': {
      // Edge to edge on a phone, where the page's gutter would cost a tenth of the width.
      [media.belowSm]: {
        marginInline: `calc(-1 * ${vars.space.page})`,
        borderRadius: 0,
        background: 'none',
        boxShadow: `0 -1px 0 ${vars.color.border.subtle}`,
      },
      [media.forcedColors]: { border: '1px solid' },
      print: { display: 'block', maxBlockSize: 'none' },
    },
  }),
);

export const cardRows = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
    // Rounded where nothing is above or below.
    selectors: {
      '&:first-child': { borderStartStartRadius: vars.radius[4], borderStartEndRadius: vars.radius[4] },
      '&:last-child': { borderEndStartRadius: vars.radius[4], borderEndEndRadius: vars.radius[4] },
    },
    overflow: 'clip',
    '@media': {
      [media.belowSm]: { overflow: 'visible' },
      print: { display: 'block', overflow: 'visible' },
    },
  }),
);
