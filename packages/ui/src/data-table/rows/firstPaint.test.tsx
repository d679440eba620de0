import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { streamColumns, streams } from '../../storybook/sampleStreams.tsx';
import { createDataTable, DataTable } from '../index.ts';

const Core = createDataTable({});
const rows = streams(9);
const props = { label: 'Streams', columns: streamColumns, rows, rowKey: ({ id }: { id: string }) => id };
const names = (html: string) =>
  rows.map(({ name }) => name).toSorted((one, other) => html.indexOf(`>${one}<`) - html.indexOf(`>${other}<`));

test.each([
  ['DataTable', DataTable],
  ['a table without features', Core],
] as const)('renders sorted rows on a server: %s (14)', (_, Table) => {
  const plain = renderToString(<Table {...props} />);
  const ordered = renderToString(<Table {...props} defaultSort={[{ column: 'viewers', direction: 'descending' }]} />);
  const byViewers = rows.toSorted((one, other) => other.viewers - one.viewers).map(({ name }) => name);
  expect(names(plain)).toEqual(rows.map(({ name }) => name));
  expect(names(ordered)).toEqual(byViewers);
  expect(ordered).not.toContain('aria-busy');
});
