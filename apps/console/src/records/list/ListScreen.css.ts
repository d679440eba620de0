import { media, vars } from '@edge-console/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The page's tabs, and on the same line the saved views, which are loaded lazily. */
export const tabsAndViews = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '40px',
  // An error in the views is a sentence, which wraps to its own line.
  selectors: {
    '&:has([role=alert])': { flexWrap: 'wrap' },
    // Only tabs have a line.
    '&:has(> ul)': { boxShadow: 'none', alignItems: 'center' },
  },
  boxShadow: `inset 0 -1px 0 ${vars.color.border.subtle}`,
  '@media': {
    [media.coarsePointer]: { minBlockSize: '44px' },
    [media.belowSm]: { selectors: { '&:has(> ul)': { flexWrap: 'wrap' } } },
    [media.forcedColors]: { borderBlockEnd: '1px solid' },
  },
});

/** On a separate line, only as high as that line. */
globalStyle(`${tabsAndViews}:has(> ul) > :not(ul)`, { '@media': { [media.belowSm]: { blockSize: 'auto' } } });

/** On phones, as high as a title and a description of two lines, so that nothing moves when the summary arrives. */
globalStyle('[data-has-summary] > :has(h1)', { '@media': { [media.belowSm]: { minBlockSize: '6.625rem' } } });
