import { IconButton } from '@edge-console/ui/button';
import { CopyButton } from '@edge-console/ui/copy-button';
import { Pause, Play } from '@edge-console/ui/icon';
import { PageHeader } from '@edge-console/ui/page-header';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { analyticsMessages } from '../../records/analytics/messages.ts';
import type { Query } from '../../api/useQuery.ts';
import * as styles from './Analytics.css.ts';
import { spanOf } from '../../records/analytics/analyticsUrl.ts';
import { CompareSwitch, type FiltersProps } from './CompareSwitch.tsx';
import { Freshness } from './Freshness.tsx';
import { SpanPicker } from './SpanPicker.tsx';
import type { LiveRefresh } from './useLiveRefresh.ts';

const messages = analyticsMessages;

export type AnalyticsHeaderProps = FiltersProps & {
  live: LiveRefresh;
  query: Omit<Query<unknown>, 'update'>;
  isPhone: boolean;
};

/** Title, freshness, pause, and link; except on phones, also the time range and the comparison. */
export function AnalyticsHeader({ live, query, isPhone, ...control }: AnalyticsHeaderProps) {
  const { show } = useSnackbar();
  const copied = {
    text: window.location.href,
    object: messages.shared,
    onCopy: () => show({ kind: 'success', message: messages.linkCopied }),
  } as const;
  return (
    <PageHeader
      title={messages.title}
      description={
        <Freshness
          // Restarts the age for another time range or filter.
          key={JSON.stringify(spanOf(control.filters))}
          isPast={live.isPast}
          isPaused={live.isPaused}
          isLoading={query.isLoading}
          isFetching={query.isFetching}
          hasFailed={query.error !== undefined}
        />
      }
      actions={
        <div className={styles.actions}>
          {!isPhone && (
            <>
              <CompareSwitch {...control} />
              <SpanPicker {...control} isPhone={false} />
            </>
          )}
          <div className={styles.buttons}>
            {!live.isPast && (
              <IconButton
                label={live.isPaused ? messages.resume : messages.pause}
                icon={live.isPaused ? Play : Pause}
                variant="secondary"
                onPress={() => live.setPaused(!live.isPaused)}
              />
            )}
            {isPhone ? (
              <CopyButton {...copied} variant="secondary" size="md" />
            ) : (
              <CopyButton {...copied}>{messages.share}</CopyButton>
            )}
          </div>
        </div>
      }
    />
  );
}
