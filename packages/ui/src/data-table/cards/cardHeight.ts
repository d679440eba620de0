import type { CardPlace } from '../../table/index.ts';
import type { DataColumn } from '../types.ts';

export function cardPlaceOf<Row>({ card, isRowHeader }: DataColumn<Row>): CardPlace {
  return card ?? (isRowHeader === true ? 'title' : 'line');
}

/** px of the parts of a card; the style sheet writes them in rem. */
const edges = 25;
const first = 32;
const line = 24;

/**
 * All cards of a table are as high as each other, or far ones could not be left out: one line for title and status, one for the
 * subtitle, one for each fact with its label, one for what stands at the start and the end.
 */
export function cardHeight<Row>(columns: readonly DataColumn<Row>[], rootSize: number): number {
  const places = columns.map(cardPlaceOf);
  const has = (...wanted: CardPlace[]) => Number(places.some((place) => wanted.includes(place)));
  const facts = places.filter((place) => place === 'line').length;
  return edges + Math.ceil((first + line * (has('subtitle') + facts + has('start', 'end'))) * (rootSize / 16));
}
