/** Height of a row in px, as the style has it. */
export const rowHeight = 32;
/** Fewer are all there: the browser's own search finds them. */
const allUpTo = 300;
const spare = 20;

interface TableWindow {
  first: number;
  /** The one after the last. */
  end: number;
}

/** Which of many rows are in the page: those in view and some around them. */
export function tableWindow(rowCount: number, scrollTop: number, viewHeight: number): TableWindow {
  if (rowCount <= allUpTo) return { first: 0, end: rowCount };
  const inView = Math.ceil(viewHeight / rowHeight) + 2 * spare;
  const wanted = Math.floor(scrollTop / rowHeight) - spare;
  const first = Math.max(0, Math.min(wanted, rowCount - inView));
  return { first, end: Math.min(rowCount, first + inView) };
}
