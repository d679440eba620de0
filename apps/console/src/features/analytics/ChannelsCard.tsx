import { Badge } from '@edge-console/ui/badge';
import { Button, IconButton } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { type DataColumn, DataTable, type SelectionValue } from '@edge-console/ui/data-table';
import { Download } from '@edge-console/ui/icon';
import { Notice } from '@edge-console/ui/notice';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { EmptyState, ErrorState } from '@edge-console/ui/states';
import { useMemo } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { bytesInColumn, percentInColumn, viewingInColumn } from '../../records/analytics/columnText.ts';
import { analyticsMessages } from '../../records/analytics/messages.ts';
import { DocumentationLink } from '../../shell/documentation/DocumentationLink.tsx';
import { errorText } from '../../api/errorText.ts';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import * as styles from './Analytics.css.ts';
import { maxSelected } from '../../records/analytics/analyticsUrl.ts';
import { channelsQuery, type Channel, type Span } from '../../records/analytics/queries.ts';
import { ReportLink } from '../../shell/ReportLink.tsx';
import { fileNameOf } from './fileName.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { saveChannels } from './saveChannels.ts';
import { colour, swatch } from '../../records/analytics/Trend.css.ts';
import { Trend } from '../../records/analytics/Trend.tsx';
import { type ChannelLine, useChannelLines } from '../../records/analytics/useTrends.ts';

const messages = analyticsMessages.channels;

const columnsWith = (lines: ReadonlyMap<string, ChannelLine>): readonly DataColumn<Channel>[] => [
  {
    id: 'name',
    header: messages.name,
    isRowHeader: true,
    isSortable: true,
    sortBy: ({ name }) => name,
    cell: ({ name }) => (
      <span className={styles.channel}>
        <i className={`${swatch} ${colour[lines.get(name)?.color ?? 'none']}`} aria-hidden="true" />
        {name}
      </span>
    ),
  },
  {
    id: 'viewing',
    header: messages.viewing,
    align: 'end',
    isSortable: true,
    firstDirection: 'descending',
    sortBy: ({ viewingSeconds }) => viewingSeconds,
    cell: ({ viewingSeconds }) => viewingInColumn(viewingSeconds),
  },
  {
    id: 'offload',
    header: messages.offload,
    align: 'end',
    isSortable: true,
    firstDirection: 'descending',
    sortBy: ({ offload }) => offload,
    cell: ({ offload }) => percentInColumn(offload),
  },
  {
    id: 'p2p',
    header: messages.p2p,
    align: 'end',
    isSortable: true,
    firstDirection: 'descending',
    sortBy: ({ p2pBytes }) => p2pBytes,
    cell: ({ p2pBytes }) => bytesInColumn(p2pBytes),
  },
  {
    id: 'trend',
    header: messages.trend,
    width: 136,
    card: 'none',
    cell: ({ name }) => {
      const line = lines.get(name);
      return line && <Trend values={line.values} color={line.color} width={96} />;
    },
  },
];

const mostWatchedFirst = [{ column: 'viewing', direction: 'descending' }] as const;

export type ChannelsCardProps = {
  /** The filters, without the selected channels. */
  all: Span;
  /** What the charts show. */
  span: Span;
  chosen: readonly string[];
  onChoose: (names: readonly string[]) => void;
};

/** The channels table. Selected channels filter all charts. */
export function ChannelsCard({ all, span, chosen, onChoose }: ChannelsCardProps) {
  const viewer = useViewer();
  const query = useQuery(channelsQuery, { in: all });
  const lines = useChannelLines(span);
  const columns = useMemo(() => columnsWith(lines), [lines]);
  const channels = query.data?.eiChannels;
  const selection = useMemo((): SelectionValue => ({ mode: 'include', keys: new Set(chosen) }), [chosen]);
  const { show } = useSnackbar();
  const choose = ({ mode, keys }: SelectionValue) => onChoose(mode === 'exclude' ? [] : [...keys]);
  const save = async () => {
    const isSaved = await saveChannels(channels ?? [], fileNameOf(messages.title, viewer, all));
    show(isSaved ? { kind: 'success', message: messages.saved } : { kind: 'error', message: messages.notSaved });
  };
  const state = channels === undefined ? (query.error ? 'error' : 'loading') : channels.length === 0 ? 'empty' : 'ok';
  return (
    <Card
      isFlush
      title={
        <span className={styles.channelsTitle}>
          {messages.title}
          {channels && channels.length > 0 && <Badge>{messages.charted(chosen.length, channels.length)}</Badge>}
        </span>
      }
      {...(chosen.length >= maxSelected && { description: messages.most(maxSelected) })}
      actions={
        <>
          {chosen.length > 0 && (
            <Button size="sm" variant="ghost" onPress={() => onChoose([])}>
              {messages.showAll}
            </Button>
          )}
          <IconButton
            label={messages.download}
            icon={Download}
            size="sm"
            isDisabled={channels === undefined || channels.length === 0}
            onPress={() => void save()}
          />
        </>
      }
    >
      {channels && query.error && (
        <div className={styles.failed}>
          <Notice
            tone="danger"
            title={messages.notLoaded}
            action={<RetryButton size="sm" error={query.error} onRetry={query.refetch} isPending={query.isFetching} />}
          >
            {errorText(query.error)} {messages.stale}
          </Notice>
        </div>
      )}
      <div className={channels && query.error ? `${styles.channels} ${styles.stale}` : styles.channels}>
        <DataTable
          label={messages.title}
          columns={columns}
          rows={channels ?? []}
          rowKey={({ name }) => name}
          rowLabel={({ name }) => name}
          state={state}
          skeletonRows={6}
          defaultSort={mostWatchedFirst}
          selection={selection}
          onSelectionChange={choose}
          emptyMessage={
            <EmptyState title={messages.empty}>
              {messages.emptyText} <DocumentationLink topic="analytics" />
            </EmptyState>
          }
          errorMessage={
            <ErrorState
              title={messages.notLoaded}
              actions={<RetryButton error={query.error} onRetry={query.refetch} isPending={query.isFetching} />}
              reference={query.error?.requestId}
              report={<ReportLink reference={query.error?.requestId} />}
            >
              {query.error && errorText(query.error)}
            </ErrorState>
          }
        />
      </div>
    </Card>
  );
}
