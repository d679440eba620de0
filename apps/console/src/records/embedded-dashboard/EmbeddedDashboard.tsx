import { type DashboardFilter, type DashboardKind, dashboardSketches } from '@edge-console/charts/contract';
import { Card } from '@edge-console/ui/card';
import { Skeleton } from '@edge-console/ui/skeleton';
import { ErrorState } from '@edge-console/ui/states';
import { useRef } from 'react';
import { embeddedDashboardMessages as messages } from './messages.ts';
import { errorText } from '../../api/errorText.ts';
import { ChartSkeleton } from '../feedback/CardSkeleton.tsx';
import { RetryButton } from '../feedback/RetryButton.tsx';
import * as styles from './EmbeddedDashboard.css.ts';
import { type EmbedFailure, useEmbed } from './useEmbed.ts';
import { useIsNearViewport } from './useIsNearViewport.ts';

const none: readonly DashboardFilter[] = [];
/** As in the panels of the dashboard, in px. */
const sketchTitleHeight = 36;
const sketchPadding = 34;
const nothing = (): void => undefined;

function Failure({ failure, onRetry }: { failure: EmbedFailure; onRetry: () => void }) {
  const isOfFrame = failure.kind === 'frame';
  return (
    <Card>
      <ErrorState
        title={messages.notLoaded}
        actions={<RetryButton error={isOfFrame ? undefined : failure} onRetry={onRetry} />}
        reference={isOfFrame ? undefined : failure.requestId}
      >
        {isOfFrame ? messages.reasons[failure.code] : errorText(failure)}
      </ErrorState>
    </Card>
  );
}

export type EmbeddedDashboardProps = {
  kind: DashboardKind;
  /** Changes apply without a reload. @default the dashboard's own */
  filters?: readonly DashboardFilter[];
  /** Called when the user selects something in a chart. */
  onFilter?: (filters: readonly DashboardFilter[]) => void;
};

function Frame({ kind, filters = none, onFilter = nothing }: EmbeddedDashboardProps) {
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const isNear = useIsNearViewport(container);
  const { embed, isReady, height, failure, retry } = useEmbed({ kind, filters, onFilter, frame, isNear });
  const title = messages.titles[kind];
  return (
    <div ref={container} className={styles.container} aria-busy={(!isReady && failure === null) || undefined}>
      {failure && <Failure failure={failure} onRetry={retry} />}
      {isReady && (
        <button type="button" className={styles.skip} onClick={() => end.current?.focus()}>
          {messages.skip(title)}
        </button>
      )}
      {embed && (
        <iframe
          key={embed.url}
          ref={frame}
          className={styles.frame}
          src={embed.url}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-downloads"
          allow="fullscreen"
          // The frame reads the origin to reply to from it.
          referrerPolicy="strict-origin"
          loading="lazy"
          data-ready={isReady || undefined}
          style={{ blockSize: height ?? 720 }}
        />
      )}
      {!isReady && failure === null && (
        <div className={styles.sketch}>
          <output className={styles.hidden}>{messages.loading(title)}</output>
          <div className={styles.sketchBar}>
            <Skeleton width={160} />
            <Skeleton shape="block" height={32} width={128} />
          </div>
          <Card isFlush>
            <div className={styles.sketchMetrics}>
              {Array.from({ length: dashboardSketches[kind].metrics }, (_, index) => (
                <div key={index} className={styles.sketchMetric}>
                  <Skeleton width={96} />
                  <Skeleton width={72} height={20} />
                </div>
              ))}
            </div>
          </Card>
          <div className={styles.sketchPanels}>
            {dashboardSketches[kind].panels.map((panel, index) => (
              <Card key={index}>
                <div className={styles.sketchTitle}>
                  <Skeleton width={96} />
                </div>
                <ChartSkeleton height={panel - sketchTitleHeight - sketchPadding} />
              </Card>
            ))}
          </div>
        </div>
      )}
      <span ref={end} tabIndex={-1} />
    </div>
  );
}

/** A dashboard from the charts host, in a cross-origin frame. Its URL is requested when it is near the viewport. */
export function EmbeddedDashboard(props: EmbeddedDashboardProps) {
  return <Frame key={props.kind} {...props} />;
}
