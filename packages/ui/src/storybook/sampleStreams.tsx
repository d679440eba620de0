/** Live streams for large table stories; deterministic, so that screenshots can be compared. */
import type { ReactNode } from 'react';
import { screen, within } from 'storybook/test';
import { DateText } from '../date-time/index.ts';
import { formatNumber } from '../formats/index.ts';
import { CircleSlash, Pencil, Trash } from '../icon/index.ts';
import type { MenuEntry } from '../menu/index.ts';
import { Status, type StatusKind } from '../status/index.ts';
import type { DataColumn } from '../data-table/index.ts';
import { TableCard } from '../data-table/index.ts';

export interface Stream {
  id: string;
  name: string;
  owner: string;
  region: string;
  viewers: number;
  offload: number | null;
  startedAt: string;
  status: StatusKind;
}

const firstNames = [
  'Ada',
  'Bo',
  'Cléo',
  'Dan',
  'Eve',
  'Finn',
  'Gus',
  'Hana',
  'Ivo',
  'Jana',
  'Kai',
  'Lea',
  'Mio',
  'Nora',
];
const lasts = ['Åberg', 'Novak', 'García', 'Kim', 'López', 'Silva', 'Mori', 'Olsen', 'Patel', 'Quist', 'Rossi'];
const shows = ['Arena', 'Breakfast news', 'Cup final', 'Derby', 'Evening film', 'Festival', 'Grand prix', 'Hit parade'];
const regions = ['Europe, west', 'Europe, north', 'Asia, east', 'America, south', 'Africa, west'];
const kinds: StatusKind[] = ['active', 'active', 'active', 'invited', 'inactive'];

/** `count` streams with unique names. */
export function streams(count: number): Stream[] {
  let seed = 12_345;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 4_294_967_296) * below);
  };
  const pick = <Item,>(items: readonly Item[]) => items[random(items.length)] as Item;
  return Array.from({ length: count }, (_, index) => ({
    id: `stream-${index + 1}`,
    name: `${pick(shows)} ${index + 1}`,
    owner: `${pick(firstNames)} ${pick(lasts)}`,
    region: pick(regions),
    viewers: random(250_000),
    offload: random(9) === 0 ? null : random(100),
    startedAt: new Date(Date.parse('2026-11-20T12:00:00Z') - random(10_000) * 60_000).toISOString(),
    status: pick(kinds),
  }));
}

export const streamColumns: DataColumn<Stream>[] = [
  {
    id: 'name',
    header: 'Stream',
    width: 220,
    isRowHeader: true,
    isSortable: true,
    isSticky: 'start',
    sortBy: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: 'owner',
    header: 'Owner',
    minWidth: 200,
    isSortable: true,
    card: 'subtitle',
    sortBy: ({ owner }) => owner,
    cell: ({ owner }) => owner,
  },
  {
    id: 'region',
    header: 'Region',
    minWidth: 150,
    isSortable: true,
    isMuted: true,
    card: 'start',
    sortBy: ({ region }) => region,
    cell: ({ region }) => region,
  },
  {
    id: 'viewers',
    header: 'Viewers',
    width: 120,
    align: 'end',
    isSortable: true,
    firstDirection: 'descending',
    card: 'line',
    sortBy: ({ viewers }) => viewers,
    cell: ({ viewers }) => formatNumber(viewers, 'en-US'),
  },
  {
    id: 'offload',
    header: 'Offload',
    width: 110,
    align: 'end',
    isSortable: true,
    firstDirection: 'descending',
    card: 'none',
    sortBy: ({ offload }) => offload,
    cell: ({ offload }) => (offload === null ? '–' : `${offload}%`),
  },
  {
    id: 'startedAt',
    header: 'Started',
    width: 130,
    isSortable: true,
    firstDirection: 'descending',
    isMuted: true,
    card: 'end',
    sortBy: ({ startedAt }) => new Date(startedAt),
    cell: ({ startedAt }) => <DateText value={startedAt} timeZone="UTC" />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 120,
    card: 'status',
    cell: ({ status }) => <Status kind={status} />,
  },
];

/** Menu entries of a stream row. */
export const rowActions = (): MenuEntry[] => [
  { id: 'edit', label: 'Edit', icon: Pencil, onAction: () => {} },
  { id: 'stop', label: 'Stop', icon: CircleSlash, onAction: () => {} },
  'separator',
  { id: 'delete', label: 'Delete stream…', icon: Trash, tone: 'danger', onAction: () => {} },
];

/** A page with one table that fills its card. */
export function GridFrame({ height = 640, children }: { height?: number; children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: height, inlineSize: '100%', padding: 16 }}>
      <TableCard>{children}</TableCard>
    </div>
  );
}

export const grid = () => screen.getByRole('grid', { name: 'Streams' });
export const names = () =>
  within(grid())
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
