/**
 * The measured tables. `kind`: `floor` is hand-written for this benchmark, `peer` a library, `ours` the package; a
 * `reference` is shown but not compared. `file`: in pages/adapters. `most`: maximum number of rows. `isSlow`: only
 * with `--all`. `isPaged`: shows only a hundred rows.
 */
export const adapters = [
  { id: 'dom-virt', kind: 'reference', name: 'no React, rows used again', file: 'dom-virt.js' },
  { id: 'react-virt', kind: 'floor', name: 'hand-written windowing' },
  { id: 'ours', kind: 'ours', name: 'core of DataTable, plain cells' },
  { id: 'ours.whole', kind: 'ours', name: 'DataTable, plain cells' },
  { id: 'ours.own', kind: 'ours', name: 'DataTable, cells of the system' },
  { id: 'ours.tools', kind: 'ours', name: 'DataTable, columns to arrange' },
  { id: 'tanstack', kind: 'peer', name: 'TanStack Table + Virtual', package: '@tanstack/react-table' },
  { id: 'ag-grid', kind: 'peer', name: 'AG Grid Community', package: 'ag-grid-react' },
  { id: 'mui', kind: 'peer', name: 'MUI DataGrid', package: '@mui/x-data-grid', isPaged: true, most: 100_000 },
  { id: 'antd', kind: 'peer', name: 'antd Table', package: 'antd', most: 100_000 },
  {
    id: 'react-aria',
    kind: 'peer',
    name: 'React Aria Table',
    package: 'react-aria-components',
    isSlow: true,
    most: 100_000,
  },
  {
    id: 'cloudscape',
    kind: 'peer',
    name: 'Cloudscape Table',
    package: '@cloudscape-design/components',
    isSlow: true,
    most: 1_000,
  },
  { id: 'mantine', kind: 'peer', name: 'Mantine DataTable', package: 'mantine-datatable', isSlow: true, most: 1_000 },
].map((adapter) => ({ file: `${adapter.id}.jsx`, most: 1_000_000, ...adapter }));

/** The floor that the goals refer to, and our tables: `tools` only for column operations. */
export const floor = 'react-virt';
export const bare = 'ours';
export const whole = 'ours.whole';
export const own = 'ours.own';
export const tools = 'ours.tools';

export const peers = adapters.filter(({ kind }) => kind === 'peer');
