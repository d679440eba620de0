import type { CardPlace } from '../types.ts';
import type { DataColumn } from '../types.ts';

export function cardPlaceOf<Row>({ card, isRowHeader }: DataColumn<Row>): CardPlace {
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
