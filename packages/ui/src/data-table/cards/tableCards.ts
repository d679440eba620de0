import { useSyncExternalStore } from 'react';
import { belowSm, themeBreakpoints } from '../../theme/breakpoints.ts';
import type { DataColumn } from '../types.ts';
import { cardHeight, cardPlaceOf } from './cardHeight.ts';
import { withCards, withPictures } from './cards.css.ts';

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
  isLeftOut?: <Row>(column: DataColumn<Row>) => boolean;
}

const cards: Cards = { classNameOf, heightOf, attributesOf };
const fewerColumns: Cards = { classNameOf, isLeftOut: ({ card }) => card === 'none' };
const allColumns: Cards = { classNameOf };
const forms = { cards, fewerColumns, allColumns };

/** Cards below 744 px (the style sheet has the same query), and on tablets without the columns that cards leave out. */
function useCards(): Cards {
  return forms[useSyncExternalStore(subscribe, currentForm, () => 'allColumns' as const)];
}

export { useCards as tableCards };
