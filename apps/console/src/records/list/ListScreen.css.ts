import { media, typography, vars, visuallyHidden } from '@edge-console/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

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
globalStyle(`${list} > [data-list-header] p`, { '@media': { [media.belowSm]: { display: 'none' } } });
globalStyle(`${list} > [data-list-header] :is(h1, :has(> h1))`, {
  '@media': { [media.belowSm]: typography.h3 },
});
globalStyle(`${list} > [data-list-header=summary] :is(h1, :has(> h1))`, {
  '@media': { [media.belowSm]: typography.title },
});
// Tabs and filters below show the same figures: the actions are on the line of the tabs.
globalStyle(`${list} > [data-list-header=tabs]`, {
  '@media': {
    [media.belowSm]: {
      position: 'relative',
      blockSize: 0,
      marginBlockEnd: '-6px',
      alignItems: 'start',
      justifyContent: 'end',
    },
    [low]: { marginBlockEnd: '-2px' },
  },
});
globalStyle(`${list} > [data-list-header=tabs] > :has(h1)`, { '@media': { [media.belowSm]: visuallyHidden } });
globalStyle(`${list} > [data-list-header=tabs] + nav`, { '@media': { [media.belowSm]: { marginInlineEnd: '48px' } } });
globalStyle(`${list} > [data-list-header] > :has(> button)`, {
  '@media': { [media.belowSm]: { flex: 'none', flexWrap: 'nowrap' } },
});
globalStyle(
  `${list} > [data-list-header] button:not(:last-child), ${list} > [data-list-header]:not([data-list-header='']) button`,
  {
    '@media': { [media.belowSm]: { inlineSize: '40px', paddingInline: 0, gap: 0, fontSize: 0 } },
  },
);
globalStyle(`${list} [data-bottom-bar=pager]`, { '@media': { [low]: { position: 'static' } } });
