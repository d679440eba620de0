import { valuesOf } from './columns.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import type { CsvExportOptions, FetchRows, Progress } from './csvExport.ts';

/** Writes rows into a file, and keeps what is written when it is stopped between two pages. */
export interface CsvWriter {
  /** Rows of the pages that are written. */
  kept: () => number;
  /** Begins, or goes on with the page after those that are kept. `leftOut`: more rows match than may be written. */
  write: (signal: AbortSignal) => Promise<{ file: Blob; count: number; leftOut: boolean }>;
}

/** ms of work before the writer yields to the browser, so that Cancel reacts at once. */
const slice = 8;

/** Resolves after the browser has handled pending events and frames. */
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
      if (index < rows.length) await breath();
      signal.throwIfAborted();
    }
    parts.push(...written);
    kept += rows.length;
  };

  const finish = (leftOut: boolean) => ({
    count: kept,
    leftOut,
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
      await breath();
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
