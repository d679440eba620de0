import { createCsvExport, download, type ExportColumn } from '@edge-console/ui/data-table';
import { analyticsMessages } from '../../records/analytics/messages.ts';
import type { Channel } from '../../records/analytics/queries.ts';

const messages = analyticsMessages.channels;

const column = (id: keyof Channel, header: string): ExportColumn<Channel> => ({
  id,
  header,
  cell: (channel) => channel[id],
});
const wholeColumn = (id: 'viewingSeconds' | 'p2pBytes', header: string): ExportColumn<Channel> => ({
  ...column(id, header),
  exportValue: (channel) => Math.round(channel[id]),
});

/** Base units, unrounded, for further calculations. */
const columns = [
  column('name', messages.name),
  wholeColumn('viewingSeconds', messages.file.viewing),
  column('offload', messages.offload),
  wholeColumn('p2pBytes', messages.file.p2p),
];

/** Downloads the channels as CSV; returns whether that succeeded. */
export async function saveChannels(channels: readonly Channel[], fileName: string): Promise<boolean> {
  const file = createCsvExport({ columns, source: channels });
  await file.run();
  const state = file.read();
  if (state.kind !== 'done') return false;
  download(state.file, `${fileName}.csv`);
  return true;
}
