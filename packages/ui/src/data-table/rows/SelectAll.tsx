import { useState, useSyncExternalStore } from 'react';
import { box } from '../../checkbox/Checkbox.css.ts';
import type { Grid } from '../grid/createGrid.ts';
import { extentIn, selectAll } from '../selection/allRows.ts';

/** The box in the head: the rows of a page, or all that match, however many there are. */
export function SelectAll<Row>({ grid, label }: { grid: Grid<Row>; label: string }) {
  const [ask] = useState(() => extentIn(grid));
  useSyncExternalStore(grid.subscribe, ask, ask);
  const extent = useSyncExternalStore(grid.selection.subscribe, ask, ask);
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
      disabled={extent === 'empty'}
      checked={extent === 'all'}
      // A press on "some" means all.
      onChange={() => selectAll(grid, extent !== 'all')}
    />
  );
}
