import { AreaChart } from '@edge-console/ui/area-chart';
import { BarChart } from '@edge-console/ui/bar-chart';
import { DonutChart } from '@edge-console/ui/donut-chart';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { LineChart } from '@edge-console/ui/line-chart';
import type { WorldMapProps } from '@edge-console/ui/world-map';
import { useMemo } from 'react';
import type { DashboardPanel, Unit } from '../contract.ts';
import { pageMessages as messages } from './messages.ts';
import { RankingActions } from './RankingActions.tsx';

const WorldMap = lazyComponent<WorldMapProps>(async () => (await import('@edge-console/ui/world-map')).WorldMap);

const kinds = { bytes: 'bytes', bitRate: 'bitRate', ratio: 'percent' } as const;
const kindOf = (unit: Unit) => (unit in kinds ? kinds[unit as keyof typeof kinds] : ('number' as const));

/** A part of the time range that the user selected in a chart, in ms since 1970. */
export type Zoom = { readonly from: number; readonly to: number };

type PanelOf<Shape extends DashboardPanel['shape']> = Extract<DashboardPanel, { shape: Shape }>;
type Shared = {
  label: string;
  unit: string | undefined;
  view: 'chart' | 'table';
  onViewChange: (view: 'chart' | 'table') => void;
  emptyMessage: string;
  isPending: boolean;
};

const colors: Readonly<Record<string, 1 | 7>> = { cdn: 7, p2p: 1, others: 7 };
const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const dayLabel = (time: number) => `${new Date(time).getUTCDate()} ${monthName.format(time)}`;
const monthLabel = (time: number) => `${monthName.format(time)} ${new Date(time).getUTCFullYear()}`;

/** Averages of sessions are rounded to full sessions. */
const inUnit = (values: readonly (number | null)[], unit: Unit) =>
  unit === 'sessions' ? values.map((value) => value && Math.round(value)) : [...values];

const rendered = (series: readonly { id: string; values: (number | null)[] }[], unit: Unit) =>
  series.map(({ id, values }) => {
    const color = colors[id];
    return { id, label: messages.name(id), values: inUnit(values, unit), ...(color && { color }) };
  });

type TimePanelOf = PanelOf<'line' | 'area' | 'columns'>;

/** The part of the panel within the zoom; all of it if that is less than two points. */
function zoomed(panel: TimePanelOf, zoom: Zoom | null): TimePanelOf {
  const isShown = (time: number) => zoom === null || (time >= zoom.from && time <= zoom.to);
  if (panel.times.filter(isShown).length < 2) return panel;
  const within = <Value,>(values: readonly Value[]): Value[] =>
    values.filter((_, at) => isShown(panel.times[at] ?? Number.NaN));
  return {
    ...panel,
    times: within(panel.times),
    series: panel.series.map(({ id, values }) => ({ id, values: within(values) })),
    ...(panel.strip && { strip: { ...panel.strip, values: within(panel.strip.values) } }),
    ...(panel.comparison && { comparison: within(panel.comparison) }),
  };
}

const totalOf = (series: TimePanelOf['series']) =>
  (series[0]?.values ?? []).map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));

type TimePanelProps = Shared & { panel: TimePanelOf } & Pick<PanelProps, 'zoom' | 'onZoom' | 'isCompared'>;

function TimePanel({ panel: whole, zoom, onZoom, isCompared, ...shared }: TimePanelProps) {
  const panel = useMemo(() => zoomed(whole, zoom), [whole, zoom]);
  // Without data, the empty state is shown instead of a flat line.
  const isEmpty = panel.series.every(({ values }) => values.every((value) => !value));
  const { shape } = panel;
  const times = useMemo(() => (isEmpty ? [] : panel.times), [panel, isEmpty]);
  const isTotal = isCompared && panel.comparison !== undefined && shape === 'line';
  const series = useMemo(() => {
    if (isEmpty) return [];
    return rendered(isTotal ? [{ id: 'total', values: totalOf(panel.series) }] : panel.series, panel.unit);
  }, [panel, isEmpty, isTotal]);
  const strip = useMemo(
    () => panel.strip && { label: messages.name(panel.strip.id), values: panel.strip.values },
    [panel],
  );
  const comparison = useMemo(
    () =>
      isCompared && panel.comparison
        ? { label: messages.previous, values: inUnit(panel.comparison, panel.unit) }
        : undefined,
    [panel, isCompared],
  );
  const kind = kindOf(panel.unit);
  if (shape === 'columns') {
    const isByMonth = times.length > 1 && (times[1] ?? 0) - (times[0] ?? 0) > 20 * 86_400_000;
    const label = isByMonth ? monthLabel : dayLabel;
    return <BarChart {...shared} kind={kind} layout="stacked" categories={times.map(label)} series={series} />;
  }
  const Chart = shape === 'line' ? LineChart : AreaChart;
  return (
    <Chart
      {...shared}
      kind={kind}
      times={times}
      series={series}
      strip={strip}
      comparison={comparison}
      onTimeRangeSelect={(from, to) => onZoom({ from: from.getTime(), to: to.getTime() })}
    />
  );
}

function RankingPanel({
  panel,
  onChoose,
  ...shared
}: Shared & { panel: PanelOf<'ranking'>; onChoose: (field: string, name: string) => void }) {
  // Accounts and channels without data are omitted.
  const rows = useMemo(
    () => panel.rows.filter(({ values }) => panel.field === undefined || values.some((value) => value)),
    [panel],
  );
  const series = useMemo(
    () =>
      panel.series.map((id, index) => ({
        id,
        label: messages.name(id),
        values: rows.map(({ values }) => values[index] ?? null),
      })),
    [panel, rows],
  );
  const { field } = panel;
  return (
    <BarChart
      {...shared}
      kind={kindOf(panel.unit)}
      orientation="horizontal"
      categoryLabel={messages.category(panel.id)}
      categories={rows.map(({ name }) => messages.name(name))}
      series={series}
      actions={
        field !== undefined &&
        rows.length > 1 && (
          <RankingActions names={rows.map(({ name }) => name)} onChoose={(name) => onChoose(field, name)} />
        )
      }
    />
  );
}

function MapPanel({ panel, ...shared }: Shared & { panel: PanelOf<'map'> }) {
  return <WorldMap {...shared} items={panel.countries} kind={kindOf(panel.unit)} />;
}

function PartsPanel({ panel, ...shared }: Shared & { panel: PanelOf<'parts'> }) {
  const items = useMemo(
    () =>
      panel.parts
        .filter(({ value }) => value > 0)
        .map(({ name, value }) => ({ id: name, label: messages.name(name), value })),
    [panel],
  );
  return <DonutChart {...shared} kind={kindOf(panel.unit)} items={items} />;
}

type PanelProps = Omit<Shared, 'label' | 'unit' | 'emptyMessage'> & {
  panel: DashboardPanel;
  /** Filters by one item. */
  onChoose: (field: string, name: string) => void;
  zoom: Zoom | null;
  onZoom: (zoom: Zoom) => void;
  isCompared: boolean;
};

export function Panel({ panel, onChoose, zoom, onZoom, isCompared, ...view }: PanelProps) {
  const shared: Shared = {
    ...view,
    label: messages.panel(panel.id),
    unit: messages.unit(panel.unit),
    emptyMessage: messages.nothing,
  };
  switch (panel.shape) {
    case 'ranking':
      return <RankingPanel {...shared} panel={panel} onChoose={onChoose} />;
    case 'map':
      return <MapPanel {...shared} panel={panel} />;
    case 'parts':
      return <PartsPanel {...shared} panel={panel} />;
    default:
      return <TimePanel {...shared} panel={panel} zoom={zoom} onZoom={onZoom} isCompared={isCompared} />;
  }
}
