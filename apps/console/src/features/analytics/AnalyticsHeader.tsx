import { IconButton } from '@edge-console/ui/button';
import { CopyButton } from '@edge-console/ui/copy-button';
import { resolveDateRange } from '@edge-console/ui/date-range';
import { Pause, Play } from '@edge-console/ui/icon';
import { PageHeader } from '@edge-console/ui/page-header';
import { Segmented } from '@edge-console/ui/segmented';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { Switch } from '@edge-console/ui/switch';
import { analyticsMessages } from '../../records/analytics/messages.ts';
import type { Query } from '../../api/useQuery.ts';
import * as styles from './Analytics.css.ts';
import {
  type AnalyticsFilters,
  roundToHours,
  type SpanName,
  spanNames,
  spanOf,
} from '../../records/analytics/analyticsUrl.ts';
import { Freshness } from './Freshness.tsx';
import type { LiveRefresh } from './useLiveRefresh.ts';

const messages = analyticsMessages;
const spans = spanNames.map((id) => ({ id, label: messages.spans[id] }));

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
    const range = span === 'CUSTOM' ? roundToHours(lastThirty) : { from: null, to: null };
    onFiltersChange({ ...filters, span, ...range, zoom: null });
  };
  return (
    <PageHeader
      title={messages.title}
      description={
        <Freshness
          // Restarts the age for another time range or filter.
          key={JSON.stringify(spanOf(filters))}
          isPast={live.isPast}
          isPaused={live.isPaused}
          isLoading={query.isLoading}
          isFetching={query.isFetching}
          hasFailed={query.error !== undefined}
        />
      }
      actions={
        <div className={styles.actions}>
          <Switch
            label={messages.compare}
            layout="inline"
            isSelected={filters.isCompared}
            onChange={(isCompared) => onFiltersChange({ ...filters, isCompared })}
          />
          <Segmented
            label={messages.span}
            items={spans}
            value={filters.zoom ? 'CUSTOM' : filters.span}
            onChange={chooseSpan}
          />
          <div className={styles.buttons}>
            {!live.isPast && (
              <IconButton
                label={live.isPaused ? messages.resume : messages.pause}
                icon={live.isPaused ? Play : Pause}
                variant="secondary"
                onPress={() => live.setPaused(!live.isPaused)}
              />
            )}
            <CopyButton
              text={window.location.href}
              object={messages.shared}
              onCopy={() => show({ kind: 'success', message: messages.linkCopied })}
            >
              {messages.share}
            </CopyButton>
          </div>
        </div>
      }
    />
  );
}
