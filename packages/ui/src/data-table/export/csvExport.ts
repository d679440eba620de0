import { type ExportColumn, valuesOf } from './columns.ts';
import { byteOrderMark, csvLine } from './csv.ts';

export interface RowPage<Row> {
  rows: readonly Row[];
  /** What to ask with for the rows after these; null after the last. */
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
  /** No more than this; what was left out is told. @default 100,000 */
  maxRows?: number | undefined;
}

interface Progress {
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
/** ms of work between two breaths, so that a press on Cancel is heard at once. */
const slice = 8;

/** After what the browser has to do: a press, a frame. */
function breath(): Promise<void> {
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

/** A page fetched again must be told from a source that turns in a circle. */
function assertMoves(cursor: string | null, next: string | null) {
  if (next !== null && next === cursor) throw new Error(`The page after '${next}' begins where it did itself.`);
}

/** A file of rows, begun by `run`. `ExportDialog` shows one. */
export function createCsvExport<Row>({ columns, source, maxRows = usualMaxRows }: CsvExportOptions<Row>): CsvExport {
  const parts: Blob[] = [new Blob([byteOrderMark, csvLine(columns.map(({ header }) => header))])];
  const listeners = new Set<() => void>();
  let cursor: string | null = null;
  let position = 0;
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

  /** Writes rows in slices; `start` is the count before them, so that a page that is written again counts once. */
  const write = async (rows: readonly Row[], start: number, signal: AbortSignal): Promise<void> => {
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
      // A blob lies outside the script's memory.
      written.push(new Blob(lines));
      lines = [];
      tell({ count: start + index });
      if (index < rows.length) await breath();
      signal.throwIfAborted();
    }
    parts.push(...written);
  };

  const finish = (leftOut: boolean) =>
    become({
      kind: 'done',
      count: state.count,
      total: state.count,
      leftOut,
      file: new Blob(parts, { type: 'text/csv;charset=utf-8' }),
    });

  const writePages = async (fetchRows: FetchRows<Row>, signal: AbortSignal): Promise<void> => {
    for (;;) {
      const page = await fetchRows(cursor, signal);
      signal.throwIfAborted();
      assertMoves(cursor, page.cursor);
      if (page.total !== undefined) tell({ total: Math.min(page.total, maxRows) });
      const room = maxRows - position;
      await write(page.rows.slice(0, room), position, signal);
      position = state.count;
      cursor = page.cursor;
      const isFull = position >= maxRows;
      if (cursor === null || isFull) return finish(page.rows.length > room || (isFull && cursor !== null));
      // A source that answers from its cache would otherwise hold the page.
      await breath();
    }
  };

  const run = async (): Promise<void> => {
    if (state.kind === 'running' || state.kind === 'done') return;
    controller = new AbortController();
    const { signal } = controller;
    tell({ count: position });
    try {
      if (typeof source === 'function') return await writePages(source, signal);
      await write(source.slice(0, maxRows), 0, signal);
      finish(source.length > maxRows);
    } catch (error) {
      if (signal.aborted) return;
      become({ kind: 'failed', error, count: position, total: state.total });
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
