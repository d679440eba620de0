import { useSyncExternalStore } from 'react';
import { cards as asCards } from '../../theme/breakpoints.ts';
import type { CardPosition, DataColumn } from '../types.ts';
import { withCards, withAvatars } from './cards.css.ts';

function cardPositionOf<Row>({ card, isRowHeader }: DataColumn<Row>): CardPosition {
  return card ?? (isRowHeader === true ? 'title' : 'line');
}

/** px of the parts of a card; the style sheet has them in rem. */
const edges = 25;
const first = 32;
const line = 24;

/**
 * px of a card. All cards of a table have the same height, so that those out of view need not render: a line for the
 * title and status, one for the subtitle, one for each `line`, and one for `start` and `end`.
 */
export function cardHeight<Row>(columns: readonly DataColumn<Row>[], rootSize: number): number {
  const cardPositions = columns.map(cardPositionOf);
  const has = (...positions: CardPosition[]) => Number(cardPositions.some((position) => positions.includes(position)));
  const lineCount = cardPositions.filter((position) => position === 'line').length;
  return edges + Math.ceil((first + line * (has('subtitle') + lineCount + has('start', 'end'))) * (rootSize / 16));
}

/** px: from this width, all columns are visible. */
const belowAllColumns = 930;
const onTablet = `screen and (max-width: ${belowAllColumns - 0.02}px)`;

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(asCards), matchMedia(onTablet)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function currentForm(): 'cards' | 'fewerColumns' | 'allColumns' {
  if (matchMedia(asCards).matches) return 'cards';
  return matchMedia(onTablet).matches ? 'fewerColumns' : 'allColumns';
}

/** px of 1rem: a card grows with the font size. */
function rootSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** The attributes of a cell for its position in a card. */
function attributesOf<Row>(column: DataColumn<Row>) {
  const position = cardPositionOf(column);
  const label = column.cardLabel ?? (position === 'line' ? column.header : undefined);
  return { 'data-card': position, 'data-label': label };
}

const heightOf = <Row>(shown: readonly DataColumn<Row>[]) => cardHeight(shown, rootSize());

function classNameOf<Row>(shown: readonly DataColumn<Row>[]): string {
  const hasAvatars = shown.some((column) => column.skeleton === 'person' && cardPositionOf(column) === 'title');
  return hasAvatars ? `${withCards} ${withAvatars}` : withCards;
}

/** How rows and columns look at the current window width. */
export interface Cards {
  /** The table's class name. */
  classNameOf: <Row>(shown: readonly DataColumn<Row>[]) => string;
  /** px of each row, if rows are cards. */
  heightOf?: typeof heightOf;
  /** Attributes of the cells, if rows are cards. */
  attributesOf?: typeof attributesOf;
  /** Whether a column does not fit. The same function in each render. */
  isHidden?: <Row>(column: DataColumn<Row>) => boolean;
}

const cards: Cards = { classNameOf, heightOf, attributesOf };
const fewerColumns: Cards = { classNameOf, isHidden: ({ card }) => card === 'none' };
const allColumns: Cards = { classNameOf };
const forms = { cards, fewerColumns, allColumns };

/** The feature `cards`: cards in narrow windows (the style sheet has the same query), and fewer columns on tablets. */
function useCards(): Cards {
  return forms[useSyncExternalStore(subscribe, currentForm, () => 'allColumns' as const)];
}

export { useCards as tableCards };
