import { type CSSProperties, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLatest } from '../../dom/useLatest.ts';
import type { DataTableProps } from '../DataTable.tsx';
import type { TableStore } from '../createTableStore.ts';
import type { Cards } from '../rows/cards.ts';
import { cell, firstSticky, lastSticky, sticky } from '../rows/rows.css.ts';
import { type ColumnLayout, normalizeLayout, visibleColumns } from '../state/tableState.ts';
import type { DataColumn } from '../types.ts';
import { byPin, stickyOffsetOf, type LayoutContext } from './columnSizing.ts';

/** A column with the attributes of its cells, computed once for all rows. */
export interface VisibleColumn<Row> {
  column: DataColumn<Row>;
  attributes: {
    role: 'gridcell' | 'rowheader';
    className: string;
    style: CSSProperties | undefined;
    tabIndex: -1;
    'data-align': 'start' | 'end' | undefined;
    'data-muted': true | undefined;
    'data-editable': '' | undefined;
  } & Partial<ReturnType<NonNullable<Cards['attributesOf']>>>;
  stickyClass: string;
}

const noIds: readonly string[] = [];
const empty = {};

export function visibleColumnsOf<Row>(
  columns: readonly DataColumn<Row>[],
  inCard: Cards['attributesOf'],
): VisibleColumn<Row>[] {
  const lastAtStart = columns.findLast(({ isSticky }) => isSticky === 'start');
  const firstAtEnd = columns.find(({ isSticky }) => isSticky === 'end');
  return columns.map((column, index) => {
    const { isSticky, isRowHeader, align, isMuted, edit } = column;
    const stickyClass = [isSticky && sticky, column === lastAtStart && lastSticky, column === firstAtEnd && firstSticky]
      .filter(Boolean)
      .join(' ');
    return {
      column,
      stickyClass,
      attributes: {
        role: isRowHeader ? 'rowheader' : 'gridcell',
        className: `${cell} ${stickyClass}`,
        style: isSticky && {
          [isSticky === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: `var(${stickyOffsetOf(index)})`,
        },
        tabIndex: -1,
        'data-align': align,
        'data-editable': edit && '',
        'data-muted': isMuted || undefined,
        ...inCard?.(column),
      },
    };
  });
}

/** The layout that column tools read and change. Read in event handlers, so that a change renders no header. */
export interface LayoutControl<Row> {
  /** All columns, including hidden ones. */
  columns: readonly DataColumn<Row>[];
  /** The visible columns, in their order. */
  shown: readonly DataColumn<Row>[];
  layout: Partial<ColumnLayout>;
  layoutContext: LayoutContext;
  /** Changes parts of the layout. */
  change: (patch: Partial<ColumnLayout>) => void;
}

export interface ColumnToolsProps<Row> {
  column: DataColumn<Row>;
  store: TableStore<Row>;
  control: { readonly current: LayoutControl<Row> };
}

/** A component passed to the table, so that a table without it does not load its code. */
export type ColumnToolsComponent = (<Row>(props: ColumnToolsProps<Row>) => ReactNode) & {
  /** Loads the code, again after a failure. Called at the first hover or focus in the table. */
  preload?: () => void;
};

/** The columns in their default order, if users cannot arrange them. */
export function useStaticColumns<Row>(
  { columns }: DataTableProps<Row>,
  _layoutContext: LayoutContext,
  isHidden: Cards['isHidden'],
): ResolvedColumns<Row> {
  const shown = useMemo(() => byPin(columns.filter((column) => !isHidden?.(column))), [columns, isHidden]);
  return { shown, widths: empty };
}

/** The visible columns and the widths that the user set. */
export interface ResolvedColumns<Row> {
  shown: readonly DataColumn<Row>[];
  widths: Readonly<Record<string, number>>;
  /** The tools at the end of a column's header. */
  toolsOf?: (column: DataColumn<Row>, store: TableStore<Row>) => ReactNode;
  /** Edits cells; the same component in each render. */
  Editor?: (props: { store: TableStore<Row> }) => ReactNode;
}

/** The feature `layout`. Widths do not change `shown`, so no row renders when a column is resized. */
function useColumnLayout<Row>(
  {
    columns,
    layout: controlledLayout,
    onLayoutChange,
    columnTools: Tools,
    cellEditor: CellEditor,
  }: DataTableProps<Row>,
  layoutContext: LayoutContext,
  isHidden: Cards['isHidden'],
): ResolvedColumns<Row> {
  const [ownLayout, setOwnLayout] = useState<Partial<ColumnLayout>>(empty);
  const layout = controlledLayout ?? ownLayout;
  const { order = noIds, hidden = noIds, pinned = empty, widths = empty } = layout;
  const shown = useMemo(
    () => byPin(visibleColumns(columns, { order, hidden, pinned }).filter((column) => !isHidden?.(column))),
    [columns, order, hidden, pinned, isHidden],
  );
  const control = useLatest<LayoutControl<Row>>({
    columns,
    shown,
    layout,
    layoutContext,
    change: (patch) => {
      const next = normalizeLayout({ ...layout, ...patch }, columns);
      if (controlledLayout === undefined) setOwnLayout(next);
      onLayoutChange?.(next);
    },
  });
  // Stable, or all headers would render again.
  const toolsOf = useCallback(
    (column: DataColumn<Row>, store: TableStore<Row>) =>
      Tools && <Tools column={column} store={store} control={control} />,
    [Tools, control],
  );
  const Editor = useCallback(
    ({ store }: { store: TableStore<Row> }) => CellEditor && <CellEditor store={store} control={control} />,
    [CellEditor, control],
  );
  return { shown, widths, toolsOf, Editor };
}

export { useColumnLayout as tableLayout };
