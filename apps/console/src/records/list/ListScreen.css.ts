import { media, typography, vars } from '@edge-console/ui/theme';
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
  },
  boxShadow: `inset 0 -1px 0 ${vars.color.border.subtle}`,
  '@media': {
    [media.coarsePointer]: { minBlockSize: '44px' },
    [media.forcedColors]: { borderBlockEnd: '1px solid' },
  },
});

/** The views of a list without other tabs. On phones, they take room only if there are some, or if the list can be saved as one. */
export const views = style({
  '@media': {
    [media.belowSm]: { selectors: { '&:not(:has(li + li, [role=alert], [data-changed]))': { display: 'none' } } },
  },
});

/** On phones, the first row is near the top: title and actions share a line, and only the primary one has text. */
const list = '[data-page=fit]:has(> [data-list-header])';
/** As at 200% zoom: the pager scrolls with the rows, and gaps are small. */
const low = `${media.belowSm} and (max-height: 599.98px)`;
globalStyle(list, {
  '@media': {
    [media.belowSm]: { paddingBlockStart: vars.space[2], gap: '6px' },
    [low]: { paddingBlockStart: vars.space[1], gap: '2px' },
  },
});
globalStyle(`${list} > [data-list-header]`, {
  '@media': { [media.belowSm]: { flexWrap: 'nowrap' } },
});
// Nothing moves when a summary of two lines arrives.
globalStyle(`${list} > [data-list-header=summary]`, { '@media': { [media.belowSm]: { minBlockSize: '56px' } } });
globalStyle(`${list} > [data-list-header] p`, { '@media': { [media.belowSm]: { display: 'none' } } });
globalStyle(`${list} > [data-list-header] :is(h1, :has(> h1))`, {
  '@media': { [media.belowSm]: typography.h3 },
});
globalStyle(`${list} > [data-list-header] > :has(> button)`, {
  '@media': { [media.belowSm]: { flex: 'none', flexWrap: 'nowrap' } },
});
globalStyle(`${list} > [data-list-header] button:not(:last-child), ${list} > [data-list-header=summary] button`, {
  '@media': { [media.belowSm]: { inlineSize: '40px', paddingInline: 0, gap: 0, fontSize: 0 } },
});
globalStyle(`${list} [data-bottom-bar=pager]`, { '@media': { [low]: { position: 'static' } } });
