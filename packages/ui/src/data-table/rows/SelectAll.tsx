import { useEffect, useRef, useSyncExternalStore } from 'react';
import { box } from '../../checkbox/Checkbox.css.ts';
import type { Grid } from '../grid/createGrid.ts';
import { extentOf } from '../selection/selection.ts';

/** The box in the head: all rows that match, however many there are. */
export function SelectAll<Row>({ grid, label }: { grid: Grid<Row>; label: string }) {
  const ask = () => extentOf(grid.selection.value(), grid.arrangement().count);
  const extent = useSyncExternalStore(grid.selection.subscribe, ask, ask);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // `indeterminate` is no attribute: only a property can set it.
    if (input.current !== null) input.current.indeterminate = extent === 'some';
  });
  return (
    <input
      ref={input}
      type="checkbox"
      className={box}
      tabIndex={-1}
      aria-label={label}
      checked={extent === 'all'}
      // A press on "some" means all.
      onChange={() => (extent === 'all' ? grid.selection.clear() : grid.selection.selectEverything())}
    />
  );
}
