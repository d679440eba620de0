import { type CSSProperties, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLatest } from '../../dom/useLatest.ts';
import type { DataTableProps } from '../DataTable.tsx';
import type { TableStore } from '../createTableStore.ts';
import type { Cards } from '../rows/cards.ts';
import { cell, firstSticky, lastSticky, sticky } from '../rows/rows.css.ts';
import { type ColumnLayout, normalizeLayout, visibleColumns } from '../state/tableState.ts';
import type { DataColumn } from '../types.ts';
import { byPin, stickyOffsetOf, type LayoutContext } from './columnSizing.ts';

/** A column with the attributes of all of its cells, computed once and not for each row. */
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

/** What the tools of a head read and change. Read in event handlers, so that a change renders no head. */
export interface LayoutControl<Row> {
  /** All columns, hidden ones too. */
  columns: readonly DataColumn<Row>[];
  /** Those that are shown, as they lie from the start. */
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

/** The tools at the end of a head. A table gets them as a property, so that one without them does not load their code. */
export type ColumnToolsComponent = (<Row>(props: ColumnToolsProps<Row>) => ReactNode) & {
  /** Called at the first pointer or focus in the table: loads the code, again after a failure. */
  preload?: () => void;
};

/** The columns as they are given, where nobody can arrange them. */
export function useStaticColumns<Row>(
  { columns }: DataTableProps<Row>,
  _layoutContext: LayoutContext,
  isHidden: Cards['isHidden'],
): ResolvedColumns<Row> {
  const shown = useMemo(() => byPin(columns.filter((column) => !isHidden?.(column))), [columns, isHidden]);
  return { shown, widths: empty };
}

/** The columns as they lie now, and the widths that were given to them. */
export interface ResolvedColumns<Row> {
  shown: readonly DataColumn<Row>[];
  widths: Readonly<Record<string, number>>;
  /** The tools at the end of a column's head. */
  toolsOf?: (column: DataColumn<Row>, store: TableStore<Row>) => ReactNode;
  /** Edits cells; the same component at each render. */
  Editor?: (props: { store: TableStore<Row> }) => ReactNode;
}

/** Order, visibility and pins change the columns that are shown; widths do not, so no row renders for a width. */
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
  // Stable, as heads render again for another function.
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
