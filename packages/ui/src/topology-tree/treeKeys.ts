export interface TreeRow {
  id: string;
  parentId: string | null;
  level: number;
  isOpen: boolean;
  hasChildren: boolean;
}

type TreeMove = { to: string } | { open: string } | { close: string };

/** Standard tree keyboard behavior: Right expands or enters, Left collapses or leaves. */
export function treeMove(rows: readonly TreeRow[], current: string, key: string, isRtl: boolean): TreeMove | undefined {
  const at = rows.findIndex(({ id }) => id === current);
  const row = rows[at];
  if (row === undefined) return undefined;
  const to = (target: TreeRow | undefined): TreeMove | undefined => target && { to: target.id };
  const inward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const outward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === inward) {
    if (!row.hasChildren) return undefined;
    return row.isOpen ? to(rows[at + 1]) : { open: row.id };
  }
  if (key === outward) {
    if (row.isOpen) return { close: row.id };
    return to(rows.find(({ id }) => id === row.parentId));
  }
  if (key === 'ArrowDown') return to(rows[at + 1]);
  if (key === 'ArrowUp') return to(rows[at - 1]);
  if (key === 'Home') return to(rows[0]);
  if (key === 'End') return to(rows.at(-1));
  if (key === 'Enter' || key === ' ') {
    if (!row.hasChildren) return undefined;
    return row.isOpen ? { close: row.id } : { open: row.id };
  }
  return undefined;
}
