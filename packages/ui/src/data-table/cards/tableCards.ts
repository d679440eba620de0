import { useSyncExternalStore } from 'react';
import { belowSm } from '../../theme/breakpoints.ts';
import type { DataColumn } from '../types.ts';
import { cardHeight, cardPlaceOf } from './cardHeight.ts';
import { withCards, withPictures } from './cards.css.ts';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(belowSm);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
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

/** What rows are where they are cards. */
export interface Cards {
  /** Of the table. */
  className: string;
  /** px of each, now. */
  height?: number;
  /** What their cells are told, now. */
  attributesOf?: typeof attributesOf;
}

/** Cards, below 744 px: the style sheet says so by the same query. */
function useCards<Row>(columns: readonly DataColumn<Row>[]): Cards {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(belowSm).matches,
    () => false,
  );
  const hasPictures = columns.some((column) => column.skeleton === 'person' && cardPlaceOf(column) === 'title');
  return {
    className: hasPictures ? `${withCards} ${withPictures}` : withCards,
    ...(isNarrow && { height: cardHeight(columns, rootSize()), attributesOf }),
  };
}

export { useCards as tableCards };
