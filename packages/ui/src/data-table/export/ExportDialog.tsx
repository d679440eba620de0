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
  /** Called when it opens or closes; closing cancels a file that is being written. */
  onOpenChange: (isOpen: boolean) => void;
  /** "Export users". */
  title: string;
  /** "users-2026-11-20.csv". */
  fileName: string;
  /** All columns. */
  columns: readonly ExportColumn<Row>[];
  /** Ids of those that are shown, in their order. @default all */
  visibleColumns?: readonly string[] | undefined;
  /** All rows that match: the rows themselves, or how to fetch them page by page. */
  source: readonly Row[] | FetchRows<Row>;
  /** How many match. @default 'unknown' */
  rowCount?: number | 'unknown';
  /** Rows that are selected, where these alone can be exported. */
  selectedRows?: readonly Row[] | undefined;
  /** The most rows of one file; the dialog says how many are left out. @default 100,000 */
  maxRows?: number | undefined;
}

const ExportWindow = lazyComponent(async () => (await import('./ExportWindow.tsx')).ExportWindow);
// lazyComponent forgets the type parameter; the cast gives it back.
const WindowOfRows = ExportWindow as <Row>(props: ExportWindowProps<Row>) => ReactNode;

/** Writes the rows that match into a file, however many pages they are on. Its window is loaded when the page is idle. */
// forwardRef forgets the type parameter; the cast gives it back.
export const ExportDialog = forwardRef(function ExportDialog<Row>(
  props: ExportDialogProps<Row>,
  ref: ForwardedRef<HTMLElement>,
) {
  const openings = useOpenCount(props.isOpen);
  useEffect(() => whenIdle(ExportWindow.preload), []);
  return openings > 0 ? <WindowOfRows key={openings} {...props} windowRef={ref} /> : null;
}) as <Row>(props: ExportDialogProps<Row> & RefAttributes<HTMLElement>) => ReactElement | null;
