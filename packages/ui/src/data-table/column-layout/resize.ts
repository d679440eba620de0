import { scaleOf } from '../../dom/scaleOf.ts';
import { tracksOf } from '../columns/tracks.ts';
import { allowedWidth } from '../state/layout.ts';
import type { DataColumn } from '../types.ts';
import type { LayoutControl } from './control.ts';
import { withWidth } from './places.ts';

function tracksWith<Row>({ shown, layout, surroundings }: LayoutControl<Row>, id: string, width: number | undefined) {
  const widths = width === undefined ? (layout.widths ?? {}) : { ...layout.widths, [id]: width };
  return tracksOf(shown, widths, surroundings);
}

/** Widths are custom properties of the grid: a new one causes a layout and no React render. */
function showWidth<Row>(scroller: HTMLElement, control: LayoutControl<Row>, id: string, width: number | undefined) {
  for (const [name, value] of Object.entries(tracksWith(control, id, width))) scroller.style.setProperty(name, value);
}

/** Sets widths on the rows while dragging: a custom property of the grid is inherited by each cell, and every move would restyle all of them. */
function showOnRows(scroller: HTMLElement, columns: string, least: string): void {
  for (const group of scroller.querySelectorAll<HTMLElement>(':scope > [role=rowgroup]')) {
    group.style.minInlineSize = least;
    for (const row of group.querySelectorAll<HTMLElement>(':scope > [role=row]')) {
      // What lies open below a row, and what stands behind the last one, is one wide cell.
      if (row.childElementCount > 1) row.style.gridTemplateColumns = columns;
    }
  }
}

export interface Resize {
  to: (width: number) => void;
  /** Keeps the width. */
  end: () => void;
  /** Goes back to the width before. */
  cancel: () => void;
}

export function beginResize<Row>(
  scroller: HTMLElement,
  control: { readonly current: LayoutControl<Row> },
  column: DataColumn<Row>,
): Resize {
  let width: number | undefined;
  return {
    to: (wanted) => {
      width = allowedWidth(wanted, column);
      const tracks = tracksWith(control.current, column.id, width);
      // Those beside a sticky column stop elsewhere, too.
      if (column.isSticky === undefined) showOnRows(scroller, tracks['--columns'] ?? '', tracks['--least'] ?? '');
      else showWidth(scroller, control.current, column.id, width);
    },
    end: () => {
      if (width === undefined) return;
      showWidth(scroller, control.current, column.id, width);
      showOnRows(scroller, '', '');
      const { columns, layout, change } = control.current;
      change(withWidth(columns, layout, column.id, width));
    },
    cancel: () => {
      showWidth(scroller, control.current, column.id, undefined);
      showOnRows(scroller, '', '');
    },
  };
}

/** px that the column's head and the rows that are in the page need, when nothing is cut. */
export function contentWidth(scroller: HTMLElement, column: number): number {
  const before = scroller.style.getPropertyValue('--columns');
  // Each row is a grid of its own, so each cell takes what its own content needs.
  scroller.style.setProperty('--columns', 'repeat(99, max-content)');
  const rows = scroller.querySelectorAll(':scope > * > [aria-rowindex]:not([data-detail-of])');
  const scale = scaleOf(scroller);
  const widths = [...rows].map((row) => (row.children[column]?.getBoundingClientRect().width ?? 0) / scale);
  scroller.style.setProperty('--columns', before);
  return Math.ceil(Math.max(0, ...widths));
}
