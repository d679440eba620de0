import { IconButton } from '@edge-console/ui/button';
import { CopyButton } from '@edge-console/ui/copy-button';
import { DateRange, resolveDateRange } from '@edge-console/ui/date-range';
import { Pause, Play } from '@edge-console/ui/icon';
import { PageHeader } from '@edge-console/ui/page-header';
import { Segmented } from '@edge-console/ui/segmented';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { analyticsMessages } from '../../records/analytics/messages.ts';
import type { Query } from '../../api/useQuery.ts';
import * as styles from './Analytics.css.ts';
import { type AnalyticsFilters, type SpanName, spanNames, spanOf } from '../../records/analytics/analyticsUrl.ts';
import { Freshness } from './Freshness.tsx';
import type { LiveRefresh } from './useLiveRefresh.ts';

const messages = analyticsMessages;
const spans = spanNames.map((id) => ({ id, label: messages.spans[id] }));
const hourMs = 3_600_000;

const toSecond = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/u, 'Z');

/** A custom time range in whole hours, like its figures. */
function roundToHours({ from, to }: { from: Date; to: Date }): Pick<AnalyticsFilters, 'from' | 'to'> {
  const down = (date: Date) => Math.floor(date.getTime() / hourMs) * hourMs;
  const start = down(from);
  const end = Math.max(start + hourMs, down(to));
  return { from: toSecond(new Date(start)), to: toSecond(new Date(end)) };
}

export type AnalyticsHeaderProps = {
  filters: AnalyticsFilters;
  onFiltersChange: (filters: AnalyticsFilters) => void;
  live: LiveRefresh;
  query: Omit<Query<unknown>, 'update'>;
};

/** Title, freshness, time range, pause, and link. */
export function AnalyticsHeader({ filters, onFiltersChange, live, query }: AnalyticsHeaderProps) {
  const { show } = useSnackbar();
  const chooseSpan = (span: SpanName) => {
    const lastThirty = resolveDateRange({ kind: 'relative', amount: 30, unit: 'day' }, new Date());
    onFiltersChange({ ...filters, span, ...(span === 'CUSTOM' ? roundToHours(lastThirty) : { from: null, to: null }) });
  };
  return (
    <>
      <PageHeader
        title={messages.title}
        description={
          <Freshness
            // Restarts the age for another time range or filter.
            key={JSON.stringify(spanOf(filters))}
            isPaused={live.isPaused}
            isLoading={query.isLoading}
            isFetching={query.isFetching}
            hasFailed={query.error !== undefined}
          />
        }
        actions={
          <>
            <Segmented label={messages.span} items={spans} value={filters.span} onChange={chooseSpan} />
            <div className={styles.buttons}>
              <IconButton
                label={live.isPaused ? messages.resume : messages.pause}
                icon={live.isPaused ? Play : Pause}
                variant="secondary"
                onPress={() => live.setPaused(!live.isPaused)}
              />
              <CopyButton
                text={window.location.href}
                object={messages.shared}
                onCopy={() => show({ kind: 'success', message: messages.linkCopied })}
              >
                {messages.share}
              </CopyButton>
            </div>
          </>
        }
      />
      {filters.span === 'CUSTOM' && filters.from !== null && filters.to !== null && (
        <div className={styles.range}>
          <DateRange
            label={messages.range}
            isClearable={false}
            size="md"
            value={{ kind: 'absolute', from: filters.from, to: filters.to }}
            onChange={(value) =>
              value && onFiltersChange({ ...filters, ...roundToHours(resolveDateRange(value, new Date())) })
            }
          />
        </div>
      )}
    </>
  );
}
