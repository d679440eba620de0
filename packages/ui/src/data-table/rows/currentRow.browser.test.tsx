import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import '../../theme/index.ts';
import { type DataColumn, DataTable } from '../index.ts';

const rows = ['Ada', 'Kofi', 'Ingrid'];
const cell = vi.fn<(row: string) => string>((row) => row);
const columns: DataColumn<string>[] = [{ id: 'name', header: 'Name', cell, isRowHeader: true }];

test('marks the current row without rendering a cell again (26)', () => {
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  const show = (currentRowKey?: string) =>
    flushSync(() =>
      root.render(
        <DataTable label="People" columns={columns} rows={rows} rowKey={String} currentRowKey={currentRowKey} />,
      ),
    );
  const current = () => [...page.querySelectorAll('[aria-current=true]')];
  show();
  expect(current()).toEqual([]);
  const made = cell.mock.calls.length;
  show('Kofi');
  expect(current().map(({ textContent }) => textContent)).toEqual(['Kofi']);
  expect(getComputedStyle(current()[0] as Element, '::after').inlineSize).toBe('2px');
  show('Ingrid');
  expect(current().map(({ textContent }) => textContent)).toEqual(['Ingrid']);
  expect(cell.mock.calls.length).toBe(made);
  root.unmount();
  page.remove();
});
