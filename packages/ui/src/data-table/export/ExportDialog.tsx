import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type RefAttributes, useEffect } from 'react';
import type { ElementProps } from '../../dom/index.ts';
import { lazyComponent, whenIdle } from '../../lazy-part/index.ts';
import { useOpenCount } from '../../overlay/useOpenCount.ts';
import type { ExportColumn } from './csv.ts';
import type { FetchRows } from './csvExport.ts';
import type { ExportWindowProps } from './ExportWindow.tsx';

export interface ExportDialogProps<Row> extends ElementProps {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called when it opens or closes; closing cancels a running export. */
  onOpenChange: (isOpen: boolean) => void;
  /** "Export users". */
  title: string;
  /** "users-2026-11-20.csv". */
  fileName: string;
  /** All columns. */
  columns: readonly ExportColumn<Row>[];
  /** IDs of the visible columns, in their order. @default all */
  visibleColumns?: readonly string[] | undefined;
  /** All matching rows, or a function that fetches them page by page. */
  source: readonly Row[] | FetchRows<Row>;
  /** How many rows match. @default 'unknown' */
  rowCount?: number | 'unknown';
  /** The selected rows, if only these can be exported. */
  selectedRows?: readonly Row[] | undefined;
  /** Maximum number of rows in a file; the dialog says if rows are left out. @default 100,000 */
  maxRows?: number | undefined;
}

const ExportWindow = lazyComponent(async () => (await import('./ExportWindow.tsx')).ExportWindow);
// lazyComponent loses the type parameter; the cast restores it.
const WindowOfRows = ExportWindow as <Row>(props: ExportWindowProps<Row>) => ReactNode;

/** Exports the matching rows of all pages to a file. Its content loads when the page is idle. */
// forwardRef loses the type parameter; the cast restores it.
export const ExportDialog = forwardRef(function ExportDialog<Row>(
  props: ExportDialogProps<Row>,
  ref: ForwardedRef<HTMLElement>,
) {
  const openings = useOpenCount(props.isOpen);
  useEffect(() => whenIdle(ExportWindow.preload), []);
  return openings > 0 ? <WindowOfRows key={openings} {...props} windowRef={ref} /> : null;
}) as <Row>(props: ExportDialogProps<Row> & RefAttributes<HTMLElement>) => ReactElement | null;
