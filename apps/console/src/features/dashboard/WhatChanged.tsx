import { Card } from '@edge-console/ui/card';
import { Notice } from '@edge-console/ui/notice';
import { Skeleton } from '@edge-console/ui/skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { errorText } from '../../api/errorText.ts';
import { useQuery } from '../../api/useQuery.ts';
import { ChangeText } from '../../records/analytics/ChangeText.tsx';
import { compactInColumn, numberInColumn, percentInColumn } from '../../records/analytics/columnText.ts';
import { channelsQuery } from '../../records/analytics/queries.ts';
import { changeOf } from '../../records/analytics/totalMetrics.ts';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import { analyticsHref } from './analyticsLinks.ts';
import { channelChanges } from './channelChanges.ts';
import { dashboardMessages } from './messages.ts';
import { type Range, rangeBefore } from './ranges.ts';
import * as styles from './WhatChanged.css.ts';

const messages = dashboardMessages.changes;
const sketchedRows = ['44%', '36%', '52%', '40%', '48%'];

export type WhatChangedProps = {
  range: Range;
  /** The end of the range; undefined while loading. */
  asOf: string | undefined;
};

/** The channels with the largest change in offload. */
export function WhatChanged({ range, asOf }: WhatChangedProps) {
  const channels = useQuery(channelsQuery, { in: range.span });
  const spanBefore = asOf === undefined ? null : rangeBefore(range, asOf);
  const before = useQuery(channelsQuery, spanBefore && { in: spanBefore });
  const failed = [channels, before].find(({ data, error }) => !data && error);
  const rows =
    channels.data && before.data && spanBefore
      ? channelChanges(
          channels.data.eiChannels,
          before.data.eiChannels,
          (Date.parse(spanBefore.to ?? '') - Date.parse(spanBefore.from ?? '')) / 1000,
        )
      : undefined;
  return (
    <Card isFlush title={messages.title} description={messages.description}>
      {failed ? (
        <div className={styles.padded}>
          <Notice
            tone="danger"
            title={messages.notLoaded}
            action={
              <RetryButton size="sm" error={failed.error} onRetry={failed.refetch} isPending={failed.isFetching} />
            }
          >
            {failed.error && errorText(failed.error)}
          </Notice>
        </div>
      ) : rows?.length === 0 ? (
        <p className={styles.none}>{messages.none}</p>
      ) : (
        <table className={styles.table} aria-busy={rows === undefined}>
          <thead>
            <tr>
              <th scope="col">{messages.channel}</th>
              <th scope="col">{messages.offload}</th>
              <th scope="col">{messages.audience}</th>
            </tr>
          </thead>
          <tbody>
            {rows === undefined
              ? sketchedRows.map((width) => (
                  <tr key={width}>
                    <td colSpan={3}>
                      <Skeleton width={width} />
                    </td>
                  </tr>
                ))
              : rows.map(({ id, name, offload, offloadBefore, audience, audienceBefore }) => {
                  const offloadChange = changeOf(offload, offloadBefore, 1, (by) =>
                    messages.points(numberInColumn(by * 100)),
                  );
                  const audienceChange = changeOf(audience, audienceBefore, 0, (by) =>
                    percentInColumn(by / audienceBefore),
                  );
                  return (
                    <tr key={id}>
                      <th scope="row">
                        <RouterLink className={styles.link} to={analyticsHref(range.filters, name)}>
                          {name}
                        </RouterLink>
                      </th>
                      <td>
                        <span className={styles.figure}>
                          {percentInColumn(offload)}
                          <span className={styles.change}>
                            {offloadChange && <ChangeText change={offloadChange} />}
                          </span>
                        </span>
                      </td>
                      <td>
                        <span className={styles.figure}>
                          {compactInColumn(audience)}
                          <span className={styles.change}>
                            {audienceChange && <ChangeText change={audienceChange} />}
                          </span>
                        </span>
                      </td>
                    </tr>
                  );
                })}
          </tbody>
        </table>
      )}
    </Card>
  );
}
