import { globalStyle, style } from '@vanilla-extract/css';
import { cards } from '../../theme/breakpoints.ts';
import { inComponents, vars } from '../../theme/index.ts';
import { boxHeadCell, boxLabel, head, headCell, headRow } from '../columns/TableHead.css.ts';
import {
  actionsCell,
  body,
  boxCell,
  cell,
  expanderCell,
  row,
  rowButton,
  skeletonCell,
  skeletonRows,
} from './rows.css.ts';

type CardStyle = Parameters<typeof globalStyle>[1];

/** On a table whose rows become cards; other tables of the page can have none. */
export const withCards = style({});
/** On a table whose titles start with an avatar: the lines below are indented to the title's text. */
export const withAvatars = style({});

/** With a media query, as a server does not know the width. No more specific than the row styles. */
const onCards = (selector: string, rule: CardStyle) =>
  globalStyle(`:where(${withCards}) ${selector}`, inComponents({ '@media': { [cards]: rule } }));

onCards(`:is(${body}, ${head}, ${skeletonRows})`, { minInlineSize: 0 });
/** A fixed width, or cells that span it would widen it and move the status. */
const columnsWith = (expander: number, actions: number) => ({
  gridTemplateColumns: `auto minmax(0,1fr) auto ${expander}px ${actions}px`,
});
onCards(row, {
  ...columnsWith(0, 0),
  gridTemplateRows: '2rem',
  gridAutoRows: '1.5rem',
  padding: '12px 4px 12px 16px',
});

onCards(`${row}:has(> ${actionsCell})`, columnsWith(0, 44));
onCards(`${row}:has(> ${expanderCell})`, columnsWith(44, 0));
onCards(`${row}:has(> ${expanderCell}):has(> ${actionsCell})`, columnsWith(44, 44));

onCards(cell, {
  alignContent: 'center',
  padding: 0,
  gridColumn: '2 / -1',
  order: 2,
  paddingInlineEnd: vars.space[3],
  fontSize: '.8125rem',
});
onCards(`${cell}:first-child`, { paddingInlineStart: 0 });
onCards(`${cell}[data-card=title]`, { gridArea: '1 / 2', padding: 0, fontSize: '.875rem' });
onCards(`${cell}[data-card=status]`, { gridArea: '1 / 3', padding: `0 ${vars.space[2]}`, justifySelf: 'end' });
onCards(`${row}:not(:has(> :is(${actionsCell}, ${expanderCell}))) > ${cell}[data-card=status]`, {
  paddingInlineEnd: vars.space[3],
});
onCards(`${cell}[data-card=subtitle]`, { order: 1 });
onCards(`${cell}[data-card=start]`, {
  gridColumn: '2 / 3',
  order: 3,
  paddingInlineEnd: vars.space[2],
  textAlign: 'start',
});
onCards(`${cell}[data-card=end]`, { gridColumn: '3 / -1', order: 3, textAlign: 'end' });
onCards(`${cell}[data-card=line]`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  lineHeight: '1.5rem',
});
onCards(`${cell} > ${skeletonCell}`, { justifyContent: 'flex-start' });
onCards(`${cell}[data-card=end] > ${skeletonCell}`, { justifyContent: 'flex-end' });
onCards(`${cell}[data-card=none]`, { display: 'none' });
onCards(`${cell}[data-label]::before`, {
  content: "attr(data-label) ' '",
  color: vars.color.fg.subtle,
  whiteSpace: 'pre',
});

globalStyle(
  `:where(${withAvatars}) ${cell}:is([data-card=subtitle], [data-card=start], [data-card=line])`,
  // 28 px for the avatar, and the gap next to it.
  inComponents({ '@media': { [cards]: { paddingInlineStart: '38px' } } }),
);
onCards(boxCell, { gridArea: '1 / 1', inlineSize: '16px', marginInlineEnd: '16px', padding: 0, overflow: 'visible' });
onCards(expanderCell, { gridArea: '1 / 4', padding: 0 });
// A touch target of 44 px, centered on the first line.
onCards(actionsCell, { gridArea: '1 / 5', padding: 0, overflow: 'visible' });
onCards(rowButton, { inlineSize: '44px', blockSize: '44px', marginBlock: '-6px' });

// Cards have no columns to sort by; the checkbox that selects all rows stays.
onCards(`${head}:not(:has(${boxHeadCell}))`, { display: 'none' });
onCards(headRow, { display: 'flex', blockSize: vars.size.controlXl, paddingInline: '16px 4px' });
onCards(headCell, { display: 'none' });
onCards(boxHeadCell, { display: 'flex', blockSize: '100%' });
onCards(boxLabel, { display: 'inline' });
