import { expect, test, vi } from 'vitest';
import { createCsvExport, type CsvExportState, type FetchRows } from './csvExport.ts';
import { download, fileNameOf } from './csv.ts';

const columns = [{ id: 'n', header: 'Number', cell: (row: number) => row }];

/** A server with `count` rows, 100 per page. */
function server(count: number, { isCounted = true } = {}) {
  const requestedCursors: (string | null)[] = [];
  const fetchRows: FetchRows<number> = (cursor) => {
    requestedCursors.push(cursor);
    const start = Number(cursor ?? 0);
    const end = Math.min(start + 100, count);
    return Promise.resolve({
      rows: Array.from({ length: end - start }, (_, index) => start + index),
      cursor: end < count ? String(end) : null,
      total: isCounted ? count : undefined,
    });
  };
  return { requestedCursors, fetchRows };
}

async function textOf(state: CsvExportState) {
  if (state.kind !== 'done') throw new Error(`The export is ${state.kind}.`);
  const text = await state.file.text();
  // `text()` removes the byte order mark.
  return text.replace(/^\uFEFF/, '');
}

const linesUpTo = (count: number) => ['Number', ...Array.from({ length: count }, (_, index) => index), ''].join('\r\n');

test('writes all pages in order and reports progress', async () => {
  const { requestedCursors, fetchRows } = server(250);
  const csv = createCsvExport({ columns, source: fetchRows });
  const seen: CsvExportState[] = [];
  csv.subscribe(() => seen.push(csv.read()));
  await csv.run();
  expect(requestedCursors).toEqual([null, '100', '200']);
  expect(csv.read()).toMatchObject({ kind: 'done', count: 250, total: 250, isTruncated: false });
  expect(await textOf(csv.read())).toBe(linesUpTo(250));
  expect(seen.filter(({ kind }) => kind === 'running').map(({ count }) => count)).toEqual(
    expect.arrayContaining([0, 100, 200, 250]),
  );
});

test('starts the file with a byte order mark', async () => {
  const csv = createCsvExport({ columns, source: [1] });
  await csv.run();
  const state = csv.read();
  if (state.kind !== 'done') throw new Error('not done');
  expect([...new Uint8Array(await state.file.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(state.file.type).toBe('text/csv;charset=utf-8');
});

test('continues with the failed page, without missing or repeated rows (57)', async () => {
  const { requestedCursors, fetchRows } = server(250);
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
  expect(requestedCursors).toEqual([null, '100', '200']);
  expect(await textOf(csv.read())).toBe(linesUpTo(250));
});

test('aborts the pending page on cancel and creates no file', async () => {
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
  expect(csv.read().kind).toBe('canceled');
});

test('requests nothing if canceled immediately', async () => {
  const { fetchRows, requestedCursors } = server(250);
  const csv = createCsvExport({ columns, source: fetchRows });
  const run = csv.run();
  csv.cancel();
  await run;
  expect(requestedCursors).toEqual([]);
  expect(csv.read().kind).toBe('canceled');
});

test.each([
  ['a server with a total', server(250).fetchRows],
  ['a server without a total', server(250, { isCounted: false }).fetchRows],
  ['local rows', Array.from({ length: 250 }, (_, index) => index)],
])('limits the rows and reports truncation (58): %s', async (_, source) => {
  const csv = createCsvExport({ columns, source, maxRows: 120 });
  await csv.run();
  expect(csv.read()).toMatchObject({ kind: 'done', count: 120, isTruncated: true });
  expect(await textOf(csv.read())).toBe(linesUpTo(120));
  const whole = createCsvExport({ columns, source, maxRows: 250 });
  await whole.run();
  expect(whole.read()).toMatchObject({ kind: 'done', count: 250, isTruncated: false });
});

test('fails if a source repeats a cursor', async () => {
  const csv = createCsvExport<number>({ columns, source: () => Promise.resolve({ rows: [1], cursor: 'same' }) });
  await csv.run();
  expect(csv.read()).toMatchObject({ kind: 'failed', count: 1 });
});

test('writes many rows in slices, so that the page stays responsive (57)', async () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => index);
  // A clock on which each row takes a millisecond, so that a fast machine needs several slices.
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1));
  const csv = createCsvExport({ columns, source: rows });
  let responseCount = 0;
  let isWriting = true;
  const respond = () => {
    if (!isWriting) return;
    responseCount += 1;
    setImmediate(respond);
  };
  setImmediate(respond);
  await csv.run();
  isWriting = false;
  clock.mockRestore();
  expect(responseCount).toBeGreaterThan(100);
  expect(csv.read()).toMatchObject({ kind: 'done', count: 1_000 });
});

test('revokes the object URL', () => {
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
])('turns the file name %j into %j', (given, name) => {
  expect(fileNameOf(given)).toBe(name);
});
