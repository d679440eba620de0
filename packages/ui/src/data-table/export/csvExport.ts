import type { ExportColumn } from './columns.ts';
import type { CsvWriter } from './csvWriter.ts';

export interface RowPage<Row> {
  rows: readonly Row[];
  /** Cursor of the page after this one; null after the last. */
  cursor: string | null;
  /** How many rows there are in all, where that is known. */
  total?: number | undefined;
}

/** Fetches the rows after `cursor`, in the table's order and with its filter; null asks for the first. */
export type FetchRows<Row> = (cursor: string | null, signal: AbortSignal) => Promise<RowPage<Row>>;

export interface CsvExportOptions<Row> {
  columns: readonly ExportColumn<Row>[];
  /** All rows, where they are here, or how to fetch them page by page. */
  source: readonly Row[] | FetchRows<Row>;
  /** The most rows of the file; `leftOut` says that there were more. @default 100,000 */
  maxRows?: number | undefined;
}

export interface Progress {
  /** Rows written so far. */
  count: number;
  /** Rows there will be, where that is known. */
  total: number | undefined;
}

export type CsvExportState =
  | ({ kind: 'idle' | 'running' | 'cancelled' } & Progress)
  | ({ kind: 'failed'; error: unknown } & Progress)
  /** `leftOut`: more rows match than may be written. */
  | ({ kind: 'done'; file: Blob; leftOut: boolean } & Progress);

/** One file being written, page by page; what is written stays written when a page fails. */
export interface CsvExport {
  read: () => CsvExportState;
  subscribe: (listener: () => void) => () => void;
  /** Begins, or goes on after a failure with the page that failed. */
  run: () => Promise<void>;
  cancel: () => void;
}

export const usualMaxRows = 100_000;
/** A CSV export that `run` starts; `ExportDialog` shows one. The code of the writer is loaded by the first `run`. */
export function createCsvExport<Row>({ columns, source, maxRows = usualMaxRows }: CsvExportOptions<Row>): CsvExport {
  const listeners = new Set<() => void>();
  let writer: CsvWriter | undefined;
  let controller: AbortController | undefined;
  let state: CsvExportState = {
    kind: 'idle',
    count: 0,
    total: Array.isArray(source) ? Math.min(source.length, maxRows) : undefined,
  };

  const become = (next: CsvExportState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const tell = (progress: Partial<Progress>) =>
    become({ kind: 'running', count: state.count, total: state.total, ...progress });
  const kept = () => writer?.kept() ?? 0;

  const run = async (): Promise<void> => {
    if (state.kind === 'running' || state.kind === 'done') return;
    controller = new AbortController();
    const { signal } = controller;
    tell({ count: kept() });
    try {
      writer ??= (await import('./csvWriter.ts')).createCsvWriter({ columns, source, maxRows }, tell);
      signal.throwIfAborted();
      const written = await writer.write(signal);
      become({ kind: 'done', total: written.count, ...written });
    } catch (error) {
      if (signal.aborted) return;
      become({ kind: 'failed', error, count: kept(), total: state.total });
    }
  };

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run,
    cancel: () => {
      if (state.kind === 'done' || state.kind === 'cancelled') return;
      controller?.abort();
      become({ kind: 'cancelled', count: state.count, total: state.total });
    },
  };
}
