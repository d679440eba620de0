import { formatExactTime } from '@edge-console/ui/date-time';
import { Button } from '@edge-console/ui/button';
import { Undo2 } from '@edge-console/ui/icon';
import { Segmented } from '@edge-console/ui/segmented';
import { ErrorState } from '@edge-console/ui/states';
import { Switch } from '@edge-console/ui/switch';
import { useEffect, useRef, useState } from 'react';
import type { DashboardFilter, DashboardKind } from '../contract.ts';
import * as styles from './Dashboard.css.ts';
import type { EmbedSession } from './embedSession.ts';
import { Metrics } from './Metrics.tsx';
import { pageMessages as messages } from './messages.ts';
import { Panel, type Zoom } from './Panel.tsx';
import type { ParentWindow } from './parentWindow.ts';
import { PanelSkeletons } from './PanelSkeletons.tsx';
import { useDashboard } from './useDashboard.ts';
import { useParentMessages } from './useParentMessages.ts';

const views = [
  { id: 'chart', label: messages.charts },
  { id: 'table', label: messages.tables },
] as const;
type View = (typeof views)[number]['id'];

/** Their charts over time have the previous period. */
const comparedKinds: ReadonlySet<DashboardKind> = new Set(['BASIC', 'ADVANCED', 'RESELLER_ADVANCED']);

/** Sends the content height to the console when it changes. */
function useHeight(parent: ParentWindow) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      parent.post({ v: 1, type: 'height', height: Math.ceil(element.getBoundingClientRect().height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [parent]);
  return ref;
}

type DashboardPageProps = {
  kind: DashboardKind;
  /** The filters of the ticket. */
  filters: readonly DashboardFilter[];
  session: EmbedSession;
  parent: ParentWindow;
};

export function DashboardPage({ kind, filters: initialFilters, session, parent }: DashboardPageProps) {
  const filters = useParentMessages(parent, session, initialFilters);
  const { dashboard, hasFailed, isPending, retry } = useDashboard(session, filters, parent.post);
  const ref = useHeight(parent);
  const [view, setView] = useState<View>('chart');
  /** Views of charts that were switched separately. */
  const [own, setOwn] = useState<Readonly<Record<string, View>>>({});
  const [isCompared, setIsCompared] = useState(false);
  const [selected, setSelected] = useState<{ zoom: Zoom; filters: typeof filters } | null>(null);
  // It does not outlive its time range.
  const zoom = selected?.filters === filters ? selected.zoom : null;
  const showAll = (next: View) => {
    setView(next);
    setOwn({});
  };
  const choose = (field: string, name: string) => {
    const others = (filters ?? []).filter((filter) => filter.field !== field || filter.op !== 'eq');
    parent.post({ v: 1, type: 'filter', filters: [...others, { field, op: 'eq', values: [name] }] });
  };
  return (
    <main ref={ref} className={styles.page} data-stale={(dashboard && hasFailed) || undefined}>
      <h1 className={styles.hidden}>{messages.titles[kind]}</h1>
      {filters !== null && hasFailed && !dashboard && (
        <ErrorState title={messages.notLoaded} onRetry={retry} isPending={isPending} />
      )}
      {filters !== null && (dashboard || !hasFailed) && (
        <>
          <div className={styles.bar}>
            <span className={styles.asOf}>
              {dashboard && (
                <time dateTime={dashboard.asOf}>{messages.asOf(formatExactTime(new Date(dashboard.asOf)))}</time>
              )}
              {dashboard && hasFailed && ` · ${messages.notRefreshed}`}
            </span>
            <div className={styles.controls}>
              {zoom && (
                <Button size="sm" icon={Undo2} onPress={() => setSelected(null)}>
                  {messages.resetZoom}
                </Button>
              )}
              {comparedKinds.has(kind) && (
                <Switch label={messages.compare} layout="inline" isSelected={isCompared} onChange={setIsCompared} />
              )}
              <Segmented label={messages.view} items={views} value={view} onChange={showAll} />
            </div>
          </div>
          <Metrics kind={kind} metrics={dashboard?.metrics} />
          <div className={styles.panels}>
            {!dashboard && <PanelSkeletons kind={kind} />}
            {dashboard?.panels.map((panel) => (
              <div key={panel.id} className={styles.panel}>
                <Panel
                  panel={panel}
                  view={own[panel.id] ?? view}
                  onViewChange={(next) => setOwn((before) => ({ ...before, [panel.id]: next }))}
                  onChoose={choose}
                  zoom={zoom}
                  onZoom={(next) => setSelected({ zoom: next, filters })}
                  isCompared={isCompared}
                  isPending={isPending}
                />
              </div>
            ))}
          </div>
        </>
      )}
    </main>
  );
}
