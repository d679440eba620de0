import { useSyncExternalStore } from 'react';
import { box } from '../../checkbox/Checkbox.css.ts';
import type { Grid } from '../grid/createGrid.ts';
import { currentExtent, selectAll } from '../selection/allRows.ts';

/** The box in the head: the rows of a page, or all that match, however many there are. */
export function SelectAll<Row>({ grid, label }: { grid: Grid<Row>; label: string }) {
  const ask = () => currentExtent(grid);
  const extent = useSyncExternalStore(grid.selection.subscribe, ask, ask);
  const { count } = useSyncExternalStore(grid.subscribe, grid.view, grid.view);
  return (
    <input
      // `indeterminate` is no attribute: only a property can set it. A new function at each render, so that each sets it.
      ref={(input) => {
        if (input !== null) input.indeterminate = extent === 'some';
      }}
      type="checkbox"
      className={box}
      tabIndex={-1}
      aria-label={label}
      disabled={count === 0}
      checked={extent === 'all'}
      // A press on "some" means all.
      onChange={() => selectAll(grid, extent !== 'all')}
    />
  );
}
