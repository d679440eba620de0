import { assignInlineVars } from '@vanilla-extract/dynamic';
import { forwardRef, useId, useState, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { DownloadButton } from '../copy-button/DownloadButton.tsx';
import type { ElementProps } from '../dom/index.ts';
import { type LucideIcon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { Notice } from '../notice/index.ts';
import { Segmented } from '../segmented/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { ChartEmptyState } from './ChartEmptyState.tsx';
import { ChartTable, type TableData } from './ChartTable.tsx';
import { chartMessages } from './messages.ts';
import { downloadCsv } from './downloadCsv.ts';
import * as styles from './Chart.css.ts';

export type ChartView = 'chart' | 'table';

export interface SharedChartProps extends ElementProps {
  /** Title: "Audience". The heading and the accessible name. */
  label: string;
  /** Unit, shown after the label: "concurrent sessions", "TB per hour". */
  unit?: string | undefined;
  /** Heading level of the label. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Name of the exported file without extension: include the account and the time range. @default the label */
  fileName?: string | undefined;
  /** On a card surface, or plain inside a Card. @default 'card' */
  variant?: 'card' | 'plain' | undefined;
  /** Plot height in px; the width is that of the container. @default 240 */
  height?: number | undefined;
  /** A key figure at the end of the legend: "66.8% offload". */
  headline?: ReactNode;
  /** Small buttons or a menu, after the view switch and the download. */
  actions?: ReactNode;
  /** Chart or table. */
  view?: ChartView | undefined;
  /** The initial view, uncontrolled. @default 'chart' */
  defaultView?: ChartView | undefined;
  /** Called when the user switches the view. */
  onViewChange?: ((view: ChartView) => void) | undefined;
  /** Loading. Earlier data is kept; a skeleton is shown without any. @default false */
  isPending?: boolean | undefined;
  /** Error message, shown above earlier data. */
  errorMessage?: string | undefined;
  /** Tries again after an error; shows the Try again button. */
  onRetry?: (() => void) | undefined;
  /** Shown without data when not loading. @default a text saying that there is none */
  emptyMessage?: ReactNode;
}

interface ViewLabels {
  label: string;
  icon: LucideIcon;
}

interface ChartFrameProps extends SharedChartProps {
  views: Record<ChartView, ViewLabels>;
  legend?: ReactNode;
  data: TableData;
  /** Replaces the built-in table. */
  table?: ReactNode;
  /** Shown while the first data loads, in the shape of the content. @default a block of the plot's height */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** What all charts share: title, view switch, download, legend, and the states without data. */
export const ChartFrame = forwardRef<HTMLDivElement, ChartFrameProps>(function ChartFrame(
  {
    label,
    unit,
    fileName = label,
    headingLevel = 2,
    variant = 'card',
    height = 240,
    headline,
    actions,
    view: givenView,
    defaultView = 'chart',
    onViewChange,
    isPending = false,
    errorMessage,
    onRetry,
    emptyMessage,
    views,
    legend,
    data,
    table,
    skeleton = <Skeleton shape="block" height={height} />,
    children,
    ...rest
  },
  ref,
) {
  const messages = useMessages(chartMessages);
  const titleId = useId();
  const [ownView, setOwnView] = useState(defaultView);
  const view = givenView ?? ownView;
  const Heading = `h${headingLevel}` as const;
  const hasData = data.rowCount > 0;
  const isSketched = !hasData && isPending;
  const isEmpty = !hasData && !isPending;
  const isStale = hasData && errorMessage !== undefined;
  return (
    <div
      {...rest}
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for form controls
      role="group"
      aria-labelledby={titleId}
      aria-busy={isPending || undefined}
      className={styles.frame({ variant })}
      style={assignInlineVars({ [styles.height]: `${height}px` })}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading id={titleId} className={styles.title}>
            {label}
          </Heading>
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        </div>
        <div className={styles.actions}>
          {/* Without data the tools are hidden, but keep their space. */}
          <span className={styles.tools} data-idle={!hasData || undefined}>
            <Segmented
              label={messages.view(label)}
              isIconOnly
              items={(['chart', 'table'] as const).map((id) => ({
                id,
                label: views[id].label,
                icon: views[id].icon,
              }))}
              value={view}
              onChange={(next) => {
                setOwnView(next);
                onViewChange?.(next);
              }}
            />
            <DownloadButton
              label={messages.download(label)}
              object={label}
              onDownload={() => downloadCsv(fileName, data)}
            />
          </span>
          {actions}
        </div>
      </div>
      {isStale && (
        <div className={styles.staleNotice}>
          <Notice
            tone="danger"
            action={
              onRetry && (
                <Button size="sm" onPress={() => onRetry()} isPending={isPending}>
                  {messages.retry}
                </Button>
              )
            }
          >
            {errorMessage} {messages.stale}
          </Notice>
        </div>
      )}
      {hasData && view === 'chart' && (legend !== undefined || headline !== undefined) && (
        <div className={styles.legendRow} data-stale={isStale || undefined}>
          {legend}
          {headline !== undefined && <div className={styles.headline}>{headline}</div>}
        </div>
      )}
      <div className={styles.body} data-empty={isEmpty || undefined} data-stale={isStale || undefined}>
        {isSketched && (
          <div className={styles.skeleton}>
            <output className={styles.hidden}>{messages.loading(label)}</output>
            {skeleton}
          </div>
        )}
        {isEmpty && (
          <ChartEmptyState
            icon={views.chart.icon}
            errorMessage={errorMessage}
            onRetry={onRetry}
            emptyMessage={emptyMessage}
          />
        )}
        {hasData && view === 'chart' && children}
        {hasData && view === 'table' && (table ?? <ChartTable label={label} data={data} maxHeight={height + 48} />)}
      </div>
    </div>
  );
});
