import { createEmitter } from '../../dom/createEmitter.ts';
import { byteOrderMark, csvLine, type ExportColumn, valuesOf } from './csv.ts';

export interface RowPage<Row> {
  rows: readonly Row[];
  /** Cursor of the page after this one; null after the last. */
  cursor: string | null;
  /** The total number of rows, if known. */
  total?: number | undefined;
}

/** Fetches the rows after `cursor`, in the table's order and with its filter; null requests the first page. */
export type FetchRows<Row> = (cursor: string | null, signal: AbortSignal) => Promise<RowPage<Row>>;

export interface CsvExportOptions<Row> {
  columns: readonly ExportColumn<Row>[];
  /** All rows, or a function that fetches them page by page. */
  source: readonly Row[] | FetchRows<Row>;
  /** Maximum number of rows in the file; `isTruncated` says if there were more. @default 100,000 */
  maxRows?: number | undefined;
}

export interface Progress {
  /** Rows written so far. */
  count: number;
  /** The expected number of rows, if known. */
  total: number | undefined;
}

export type CsvExportState =
  | ({ kind: 'idle' | 'running' | 'canceled' } & Progress)
  | ({ kind: 'failed'; error: unknown } & Progress)
  /** `isTruncated`: more rows match than the file can have. */
  | ({ kind: 'done'; file: Blob; isTruncated: boolean } & Progress);

/** A file that is written page by page; the written pages are kept if a page fails. */
export interface CsvExport {
  read: () => CsvExportState;
  subscribe: (listener: () => void) => () => void;
  /** Starts, or continues after a failure with the page that failed. */
  run: () => Promise<void>;
  cancel: () => void;
}

export const defaultMaxRows = 100_000;
/** ms of work before the writer yields to the browser, so that Cancel reacts immediately. */
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

/** A CSV export; `ExportDialog` shows one. */
export function createCsvExport<Row>({ columns, source, maxRows = defaultMaxRows }: CsvExportOptions<Row>): CsvExport {
  const { subscribe, emit } = createEmitter();
  const parts = [new Blob([byteOrderMark, csvLine(columns.map(({ header }) => header))])];
  /** Number of written rows, and the cursor of the next page. */
  let written = 0;
  let cursor: string | null = null;
  let controller: AbortController | undefined;
  let state: CsvExportState = {
    kind: 'idle',
    count: 0,
    total: Array.isArray(source) ? Math.min(source.length, maxRows) : undefined,
  };

  const setState = (next: CsvExportState) => {
    state = next;
    emit();
  };
  const setProgress = (progress: Partial<Progress>) =>
    setState({ kind: 'running', count: state.count, total: state.total, ...progress });

  /** Writes the rows of a page in slices. A page counts once, even if it is written again after a failure. */
  const writeRows = async (rows: readonly Row[], signal: AbortSignal): Promise<void> => {
    const page: Blob[] = [];
    let index = 0;
    while (index < rows.length) {
      const lines: string[] = [];
      const until = performance.now() + slice;
      while (index < rows.length && performance.now() < until) {
        // In bounds: `index` is below the length.
        lines.push(csvLine(valuesOf(columns, rows[index] as Row)));
        index += 1;
      }
      // The browser stores a Blob outside the script's memory.
      page.push(new Blob(lines));
      setProgress({ count: written + index });
      if (index < rows.length) await yieldToBrowser();
      signal.throwIfAborted();
    }
    parts.push(...page);
    written += rows.length;
  };

  /** @returns whether more rows match than can be written. */
  const writePages = async (fetchRows: FetchRows<Row>, signal: AbortSignal): Promise<boolean> => {
    for (;;) {
      const page = await fetchRows(cursor, signal);
      signal.throwIfAborted();
      if (page.cursor !== null && page.cursor === cursor) {
        throw new Error(`The page after '${cursor}' has the same cursor.`);
      }
      if (page.total !== undefined) setProgress({ total: Math.min(page.total, maxRows) });
      const remaining = maxRows - written;
      await writeRows(page.rows.slice(0, remaining), signal);
      cursor = page.cursor;
      const isFull = written >= maxRows;
      if (cursor === null || isFull) return page.rows.length > remaining || (isFull && cursor !== null);
      // A source that responds immediately, from a cache, would block the page.
      await yieldToBrowser();
    }
  };

  const writeAll = async (signal: AbortSignal): Promise<boolean> => {
    if (typeof source === 'function') return writePages(source, signal);
    await writeRows(source.slice(0, maxRows), signal);
    return source.length > maxRows;
  };

  return {
    read: () => state,
    subscribe,
    run: async () => {
      if (state.kind === 'running' || state.kind === 'done') return;
      controller = new AbortController();
      const { signal } = controller;
      setProgress({ count: written });
      try {
        // A cancel in the same tick requests nothing.
        await Promise.resolve();
        signal.throwIfAborted();
        const isTruncated = await writeAll(signal);
        const file = new Blob(parts, { type: 'text/csv;charset=utf-8' });
        setState({ kind: 'done', count: written, total: written, file, isTruncated });
      } catch (error) {
        if (signal.aborted) return;
        setState({ kind: 'failed', error, count: written, total: state.total });
      }
    },
    cancel: () => {
      if (state.kind === 'done' || state.kind === 'canceled') return;
      controller?.abort();
      setState({ kind: 'canceled', count: state.count, total: state.total });
    },
  };
}
