/** Row height in px, as in the style sheet. */
export const rowHeight = 32;
/** Up to this many rows are all rendered, so that the browser's search finds them. */
const allUpTo = 300;
const overscan = 20;

interface TableWindow {
  first: number;
  /** Index after the last row. */
  end: number;
}

/** The rows to render: those in view and some around them. */
export function tableWindow(rowCount: number, scrollTop: number, viewHeight: number): TableWindow {
  if (rowCount <= allUpTo) return { first: 0, end: rowCount };
  const inView = Math.ceil(viewHeight / rowHeight) + 2 * overscan;
  const preferredFirst = Math.floor(scrollTop / rowHeight) - overscan;
  const first = Math.max(0, Math.min(preferredFirst, rowCount - inView));
  return { first, end: Math.min(rowCount, first + inView) };
}
