import { expect, test, vi } from 'vitest';
import { createCsvExport, type CsvExportState, type FetchRows } from './csvExport.ts';
import { download, fileNameOf } from './csv.ts';

const columns = [{ id: 'n', header: 'Number', cell: (row: number) => row }];

/** A server with `count` rows, a hundred a page. */
function server(count: number, { isCounted = true } = {}) {
  const asked: (string | null)[] = [];
  const fetchRows: FetchRows<number> = (cursor) => {
    asked.push(cursor);
    const start = Number(cursor ?? 0);
    const end = Math.min(start + 100, count);
    return Promise.resolve({
      rows: Array.from({ length: end - start }, (_, index) => start + index),
      cursor: end < count ? String(end) : null,
      total: isCounted ? count : undefined,
    });
  };
  return { asked, fetchRows };
}

async function textOf(state: CsvExportState) {
  if (state.kind !== 'done') throw new Error(`The export is ${state.kind}.`);
  const text = await state.file.text();
  // Reading as text takes the mark away.
  return text.replace(/^\uFEFF/, '');
}

const linesUpTo = (count: number) => ['Number', ...Array.from({ length: count }, (_, index) => index), ''].join('\r\n');

test('all pages are in the file, in their order, and the way is told as a part of the total', async () => {
  const { asked, fetchRows } = server(250);
  const csv = createCsvExport({ columns, source: fetchRows });
  const seen: CsvExportState[] = [];
  csv.subscribe(() => seen.push(csv.read()));
  await csv.run();
  expect(asked).toEqual([null, '100', '200']);
  expect(csv.read()).toMatchObject({ kind: 'done', count: 250, total: 250, isTruncated: false });
  expect(await textOf(csv.read())).toBe(linesUpTo(250));
  expect(seen.filter(({ kind }) => kind === 'running').map(({ count }) => count)).toEqual(
    expect.arrayContaining([0, 100, 200, 250]),
  );
});

test('the file begins with the mark that tells a spreadsheet its letters', async () => {
  const csv = createCsvExport({ columns, source: [1] });
  await csv.run();
  const state = csv.read();
  if (state.kind !== 'done') throw new Error('not done');
  expect([...new Uint8Array(await state.file.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(state.file.type).toBe('text/csv;charset=utf-8');
});

test('after a page that failed it goes on with that page, and no row is missing or there twice (57)', async () => {
  const { asked, fetchRows } = server(250);
  let isDown = true;
  const csv = createCsvExport({
    columns,
    source: (cursor: string | null, signal: AbortSignal) =>
      cursor === '100' && isDown ? Promise.reject(new Error('down')) : fetchRows(cursor, signal),
  });
  await csv.run();
  expect(csv.read()).toMatchObject({ kind: 'failed', count: 100, total: 250 });
  isDown = false;
  await csv.run();
  expect(asked).toEqual([null, '100', '200']);
  expect(await textOf(csv.read())).toBe(linesUpTo(250));
});

test('Cancel aborts the page that is on its way and no file is made', async () => {
  let aborted: AbortSignal | undefined;
  const csv = createCsvExport<number>({
    columns,
    source: (_, signal) => {
      aborted = signal;
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
    },
  });
  const run = csv.run();
  await vi.waitFor(() => expect(aborted).toBeDefined(), 60_000);
  csv.cancel();
  await run;
  expect(aborted?.aborted).toBe(true);
  expect(csv.read().kind).toBe('cancelled');
});

test('Cancel before anything is asked for asks for nothing', async () => {
  const { fetchRows, asked } = server(250);
  const csv = createCsvExport({ columns, source: fetchRows });
  const run = csv.run();
  csv.cancel();
  await run;
  expect(asked).toEqual([]);
  expect(csv.read().kind).toBe('cancelled');
});

test.each([
  ['a server that says how many', server(250).fetchRows],
  ['a server that does not', server(250, { isCounted: false }).fetchRows],
  ['rows that are here', Array.from({ length: 250 }, (_, index) => index)],
])('no more than the most rows, and that some were left out is known (58): %s', async (_, source) => {
  const csv = createCsvExport({ columns, source, maxRows: 120 });
  await csv.run();
  expect(csv.read()).toMatchObject({ kind: 'done', count: 120, isTruncated: true });
  expect(await textOf(csv.read())).toBe(linesUpTo(120));
  const whole = createCsvExport({ columns, source, maxRows: 250 });
  await whole.run();
  expect(whole.read()).toMatchObject({ kind: 'done', count: 250, isTruncated: false });
});

test('a source that turns in a circle is a fault, not an endless file', async () => {
  const csv = createCsvExport<number>({ columns, source: () => Promise.resolve({ rows: [1], cursor: 'same' }) });
  await csv.run();
  expect(csv.read()).toMatchObject({ kind: 'failed', count: 1 });
});

test('many rows are written in slices, so that the page can answer between them (57)', async () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => index);
  // A clock on which every row takes a millisecond: a quick machine writes all of them within one slice.
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1));
  const csv = createCsvExport({ columns, source: rows });
  let answers = 0;
  let isWriting = true;
  const answer = () => {
    if (!isWriting) return;
    answers += 1;
    setImmediate(answer);
  };
  setImmediate(answer);
  await csv.run();
  isWriting = false;
  clock.mockRestore();
  expect(answers).toBeGreaterThan(100);
  expect(csv.read()).toMatchObject({ kind: 'done', count: 1_000 });
});

test('the address of a file is taken back', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn<() => void>() };
  vi.stubGlobal('document', { createElement: () => link });
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  download(new Blob(['x']), 'users/2026.csv');
  expect(link).toMatchObject({ href: 'blob:here', download: 'users-2026.csv' });
  expect(link.click).toHaveBeenCalledOnce();
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:here');
  expect(create).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  ['..', 'table'],
  ['a\u0000b', 'a-b'],
  ['Übersicht: Nord', 'Übersicht- Nord'],
])('a file may be called %j: %j', (given, name) => {
  expect(fileNameOf(given)).toBe(name);
});
