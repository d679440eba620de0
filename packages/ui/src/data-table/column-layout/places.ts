import { layoutFor } from '../state/layout.ts';
import type { ColumnLayout, Pin, StateColumn } from '../state/tableState.ts';

/** The order with one column put before or after another; hidden ones stay where they are among the others. */
export function placedBeside(order: readonly string[], id: string, other: string, side: 'before' | 'after'): string[] {
  const rest = order.filter((one) => one !== id);
  const place = rest.indexOf(other) + (side === 'after' ? 1 : 0);
  return rest.toSpliced(place, 0, id);
}

/** The columns among which one can be moved: those at the same edge. */
export function siblingsOf<Shown extends StateColumn>(shown: readonly Shown[], id: string): Shown[] {
  const edge = shown.find((column) => column.id === id)?.isSticky;
  return shown.filter(({ isSticky }) => isSticky === edge);
}

/** The layout with a column so many places further; at the edge of its siblings it stays. */
export function movedBy(
  columns: readonly StateColumn[],
  shown: readonly StateColumn[],
  layout: Partial<ColumnLayout>,
  id: string,
  steps: 1 | -1,
): ColumnLayout | undefined {
  const siblings = siblingsOf(shown, id);
  const other = siblings[siblings.findIndex((column) => column.id === id) + steps];
  if (other === undefined) return undefined;
  const complete = layoutFor(layout, columns);
  return { ...complete, order: placedBeside(complete.order, id, other.id, steps === 1 ? 'after' : 'before') };
}

export function withPin(columns: readonly StateColumn[], layout: Partial<ColumnLayout>, id: string, pin: Pin) {
  return layoutFor({ ...layout, pinned: { ...layout.pinned, [id]: pin } }, columns);
}

export function withWidth(
  columns: readonly StateColumn[],
  layout: Partial<ColumnLayout>,
  id: string,
  width: number,
): ColumnLayout {
  return layoutFor({ ...layout, widths: { ...layout.widths, [id]: width } }, columns);
}

export function withHidden(columns: readonly StateColumn[], layout: Partial<ColumnLayout>, id: string) {
  return layoutFor({ ...layout, hidden: [...(layout.hidden ?? []), id] }, columns);
}

interface Span {
  id: string;
  left: number;
  right: number;
}

export interface Drop {
  other: string;
  side: 'before' | 'after';
  /** px where the line is drawn. */
  x: number;
}

/** Where a head that is dragged to `x` would be put among its siblings; nowhere, where that changes nothing. */
export function dropAt(siblings: readonly Span[], id: string, x: number, isRtl: boolean): Drop | undefined {
  const own = siblings.findIndex((span) => span.id === id);
  const isPast = ({ left, right }: Span) => (isRtl ? x < (left + right) / 2 : x > (left + right) / 2);
  const index = siblings.filter(isPast).length;
  if (index === own || index === own + 1) return undefined;
  const next = siblings[index];
  if (next !== undefined) return { other: next.id, side: 'before', x: isRtl ? next.right : next.left };
  const last = siblings.at(-1);
  return last && { other: last.id, side: 'after', x: isRtl ? last.left : last.right };
}
