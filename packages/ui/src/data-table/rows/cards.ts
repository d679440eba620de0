import { useSyncExternalStore } from 'react';
import { belowSm, themeBreakpoints } from '../../theme/breakpoints.ts';
import type { CardPlace, DataColumn } from '../types.ts';
import { withCards, withPictures } from './cards.css.ts';

function cardPlaceOf<Row>({ card, isRowHeader }: DataColumn<Row>): CardPlace {
  return card ?? (isRowHeader === true ? 'title' : 'line');
}

/** px of the parts of a card; the style sheet writes them in rem. */
const edges = 25;
const first = 32;
const line = 24;

/**
 * px of a card. All cards of a table have one height, so that those out of view need not be rendered: one line for title and
 * status, one for the subtitle, one for each `line`, one for `start` and `end`.
 */
export function cardHeight<Row>(columns: readonly DataColumn<Row>[], rootSize: number): number {
  const places = columns.map(cardPlaceOf);
  const has = (...wanted: CardPlace[]) => Number(places.some((place) => wanted.includes(place)));
  const facts = places.filter((place) => place === 'line').length;
  return edges + Math.ceil((first + line * (has('subtitle') + facts + has('start', 'end'))) * (rootSize / 16));
}

/** px: from this width on, all columns are shown. */
const belowAllColumns = 930;
const onTablet = `screen and (min-width: ${themeBreakpoints.sm}px) and (max-width: ${belowAllColumns - 0.02}px)`;

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(belowSm), matchMedia(onTablet)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function currentForm(): 'cards' | 'fewerColumns' | 'allColumns' {
  if (matchMedia(belowSm).matches) return 'cards';
  return matchMedia(onTablet).matches ? 'fewerColumns' : 'allColumns';
}

/** px of 1rem: a card grows with its letters. */
function rootSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** What a cell is told of its place in a card. */
function attributesOf<Row>(column: DataColumn<Row>) {
  const place = cardPlaceOf(column);
  const label = column.cardLabel ?? (place === 'line' ? column.header : undefined);
  return { 'data-card': place, 'data-label': label };
}

const heightOf = <Row>(shown: readonly DataColumn<Row>[]) => cardHeight(shown, rootSize());

function classNameOf<Row>(shown: readonly DataColumn<Row>[]): string {
  const hasPictures = shown.some((column) => column.skeleton === 'person' && cardPlaceOf(column) === 'title');
  return hasPictures ? `${withCards} ${withPictures}` : withCards;
}

/** What a narrow window makes of rows and columns. */
export interface Cards {
  /** Of the table, by the columns that are shown. */
  classNameOf: <Row>(shown: readonly DataColumn<Row>[]) => string;
  /** px of each row, where rows are cards now. */
  heightOf?: typeof heightOf;
  /** What their cells are told, where rows are cards now. */
  attributesOf?: typeof attributesOf;
  /** Whether there is no room for a column now. The same function at each render. */
  isHidden?: <Row>(column: DataColumn<Row>) => boolean;
}

const cards: Cards = { classNameOf, heightOf, attributesOf };
const fewerColumns: Cards = { classNameOf, isHidden: ({ card }) => card === 'none' };
const allColumns: Cards = { classNameOf };
const forms = { cards, fewerColumns, allColumns };

/** Cards below 744 px (the style sheet has the same query), and on tablets without the columns that cards leave out. */
function useCards(): Cards {
  return forms[useSyncExternalStore(subscribe, currentForm, () => 'allColumns' as const)];
}

export { useCards as tableCards };
