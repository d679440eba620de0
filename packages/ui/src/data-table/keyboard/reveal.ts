import type { Grid } from '../grid/types.ts';

/** Scrolls as little as needed for the row to be seen whole, and shows it at once. */
export function reveal<Row>(grid: Grid<Row>, index: number): void {
  if (index < 0) return;
  const sight = grid.sight();
  const top = grid.topOf(index);
  const least = top + grid.inputs().rowHeight - sight.height;
  grid.scrollTo(top < sight.top ? top : Math.max(least, sight.top));
}

/** Rows that fit. */
export function rowsInView<Row>(grid: Grid<Row>): number {
  return Math.max(1, Math.floor(grid.sight().height / grid.inputs().rowHeight));
}
