import { byteOrderMark, csvLine, type ExportColumn, valuesOf } from './csv.ts';

/** Writes rows into a file, and keeps what is written when it is stopped between two pages. */
export interface CsvWriter {
  /** Rows of the pages that are written. */
  kept: () => number;
  /** Begins, or goes on with the page after those that are kept. `isTruncated`: more rows match than may be written. */
  write: (signal: AbortSignal) => Promise<{ file: Blob; count: number; isTruncated: boolean }>;
}

/** ms of work before the writer yields to the browser, so that Cancel reacts at once. */
const slice = 8;

/** Resolves after the browser has handled pending events and frames. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** A next cursor equal to this one would never end. Throws then; a page fetched again after a failure is no such case. */
function assertMoves(cursor: string | null, next: string | null) {
  if (next !== null && next === cursor) throw new Error(`The page after '${next}' begins where it did itself.`);
}

export function createCsvWriter<Row>(
  { columns, source, maxRows }: CsvExportOptions<Row> & { maxRows: number },
  tell: (progress: Partial<Progress>) => void,
): CsvWriter {
  const parts: Blob[] = [new Blob([byteOrderMark, csvLine(columns.map(({ header }) => header))])];
  let cursor: string | null = null;
  let kept = 0;

  /** Writes rows in slices, behind those that are kept, so that a page that is written again counts once. */
  const write = async (rows: readonly Row[], signal: AbortSignal): Promise<void> => {
    let lines: string[] = [];
    let index = 0;
    const written: Blob[] = [];
    while (index < rows.length) {
      const until = performance.now() + slice;
      while (index < rows.length && performance.now() < until) {
        // The index is below the length.
        lines.push(csvLine(valuesOf(columns, rows[index] as Row)));
        index += 1;
      }
      // The browser keeps a Blob outside the memory of scripts.
      written.push(new Blob(lines));
      lines = [];
      tell({ count: kept + index });
      if (index < rows.length) await yieldToBrowser();
      signal.throwIfAborted();
    }
    parts.push(...written);
    kept += rows.length;
  };

  const finish = (isTruncated: boolean) => ({
    count: kept,
    isTruncated,
    file: new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  });

  const writePages = async (fetchRows: FetchRows<Row>, signal: AbortSignal) => {
    for (;;) {
      const page = await fetchRows(cursor, signal);
      signal.throwIfAborted();
      assertMoves(cursor, page.cursor);
      if (page.total !== undefined) tell({ total: Math.min(page.total, maxRows) });
      const room = maxRows - kept;
      await write(page.rows.slice(0, room), signal);
      cursor = page.cursor;
      const isFull = kept >= maxRows;
      if (cursor === null || isFull) return finish(page.rows.length > room || (isFull && cursor !== null));
      // A source that answers at once, from a cache, would otherwise block the page.
      await yieldToBrowser();
    }
  };

  return {
    kept: () => kept,
    write: async (signal) => {
      if (typeof source === 'function') return writePages(source, signal);
      await write(source.slice(0, maxRows), signal);
      return finish(source.length > maxRows);
    },
  };
}

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
  /** The most rows of the file; `isTruncated` says that there were more. @default 100,000 */
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
  /** `isTruncated`: more rows match than may be written. */
  | ({ kind: 'done'; file: Blob; isTruncated: boolean } & Progress);

/** One file being written, page by page; what is written stays written when a page fails. */
export interface CsvExport {
  read: () => CsvExportState;
  subscribe: (listener: () => void) => () => void;
  /** Begins, or goes on after a failure with the page that failed. */
  run: () => Promise<void>;
  cancel: () => void;
}

export const defaultMaxRows = 100_000;
/** A CSV export that `run` starts; `ExportDialog` shows one. The code of the writer is loaded by the first `run`. */
export function createCsvExport<Row>({ columns, source, maxRows = defaultMaxRows }: CsvExportOptions<Row>): CsvExport {
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
      writer ??= (await import('./csvExport.ts')).createCsvWriter({ columns, source, maxRows }, tell);
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
