import { byteOrderMark, csvLine, download } from '../data-table/export/csv.ts';
import type { TableData } from './ChartTable.tsx';

/** The full table as CSV text. */
export function tableToCsv({ columns, rowCount, record }: TableData): string {
  const head = csvLine(columns.map(({ label, fileLabel = label }) => fileLabel));
  return byteOrderMark + head + Array.from({ length: rowCount }, (_, at) => csvLine(record(at))).join('');
}

export function downloadCsv(name: string, data: TableData): void {
  download(new Blob([tableToCsv(data)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
