import { arc, pie } from 'd3-shape';
import { memo, useMemo } from 'react';
import { useMessages } from '../messages/index.ts';
import { ChartSurface } from './ChartSurface.tsx';
import { chartMessages } from './messages.ts';
import type { SeriesColor } from './series.ts';
import { useMeasure } from './useMeasure.ts';
import * as chart from './Chart.css.ts';
import * as styles from './ChartSurface.css.ts';
import * as donut from './DonutPlot.css.ts';

export interface Slice {
  id: string;
  label: string;
  /** Not negative; `null` if unknown. */
  value: number | null;
  color: SeriesColor;
  seriesIndex: number;
}

interface DonutPlotProps {
  label: string;
  /** The visible slices. */
  slices: readonly Slice[];
  height: number;
  /** The figure in the center and its label. */
  center: string;
  centerLabel: string;
  formatValue: (value: number | null) => string;
  formatShare: (value: number | null) => string;
  emphasis: string | null;
}

type Arc = ReturnType<ReturnType<typeof pie<Slice>>>[number];

const Ring = memo(function Ring({
  arcs,
  path,
  emphasis,
}: {
  arcs: readonly Arc[];
  path: (one: Arc) => string;
  emphasis: string | null;
}) {
  return arcs.map((one) => (
    <path
      key={one.data.id}
      data-series={one.data.id}
      className={`${donut.slice} ${chart.series[one.data.color]} ${emphasis !== null && emphasis !== one.data.id ? styles.faded : styles.plain}`}
      d={path(one)}
    />
  ));
});

/** A ring of parts with the total in the center. */
export function DonutPlot(props: DonutPlotProps) {
  const { label, slices, height, center, centerLabel, formatValue, formatShare, emphasis } = props;
  const messages = useMessages(chartMessages);
  const { ref, ...measured } = useMeasure<HTMLDivElement>();
  const { width, isRtl } = measured;
  const outer = Math.max(20, Math.min(width, height) / 2 - 6);
  const inner = outer * 0.66;

  const { arcs, path } = useMemo(() => {
    const turn = isRtl ? -1 : 1;
    const layout = pie<Slice>()
      .value(({ value }) => Math.max(0, value ?? 0))
      .sort(null)
      .startAngle(0)
      .endAngle(turn * 2 * Math.PI);
    const draw = arc<Arc>().innerRadius(inner).outerRadius(outer).cornerRadius(1.5);
    return { arcs: layout([...slices]), path: (one: Arc) => draw(one) ?? '' };
  }, [slices, inner, outer, isRtl]);

  const [x, y] = [width / 2, height / 2];
  const wider = arc<Arc>()
    .innerRadius(inner - 2)
    .outerRadius(outer + 4)
    .cornerRadius(1.5);
  const indexAt = (px: number, py: number) => {
    const [dx, dy] = [px - x, py - y];
    const distance = Math.hypot(dx, dy);
    if (distance < inner - 6 || distance > outer + 10) return null;
    const clock = (Math.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);
    const angle = isRtl ? clock - 2 * Math.PI : clock;
    const found = arcs.findIndex(({ startAngle, endAngle }) =>
      isRtl ? angle <= startAngle && angle >= endAngle : angle >= startAngle && angle <= endAngle,
    );
    return found === -1 ? null : found;
  };
  const [first] = arcs;
  const summary = slices
    .map(({ label: name, value }) => messages.partShare(name, formatValue(value), formatShare(value)))
    .join('. ');
  return (
    <ChartSurface
      label={label}
      summary={`${centerLabel} ${center}. ${summary}.`}
      measured={measured}
      stageRef={ref}
      height={height}
      count={slices.length}
      keyOf={(index) => slices[index]?.id ?? ''}
      indexOf={(key) =>
        Math.max(
          0,
          slices.findIndex(({ id }) => id === key),
        )
      }
      indexAt={indexAt}
      anchorOf={(index) => {
        const one = arcs[index] ?? first;
        if (one === undefined) return [x, y];
        const middle = (one.startAngle + one.endAngle) / 2;
        return [x + Math.sin(middle) * outer * 0.8, Math.min(height - 70, y - Math.cos(middle) * outer * 0.8)];
      }}
      read={(index) => {
        const one = slices[index];
        if (one === undefined) return { title: '', rows: [] };
        const { id, label: name, color, seriesIndex, value } = one;
        return {
          title: name,
          rows: [
            { id, label: messages.value, color, seriesIndex, value: formatValue(value) },
            { id: '', label: messages.share, value: formatShare(value) },
          ],
        };
      }}
      seriesIds={[]}
      shape="area"
      isUpright={false}
      plot={
        <>
          <g transform={`translate(${x} ${y})`}>
            {slices.every(({ value }) => !value) ? (
              <circle className={donut.nothing} r={(inner + outer) / 2} strokeWidth={outer - inner} />
            ) : (
              <Ring arcs={arcs} path={path} emphasis={emphasis} />
            )}
          </g>
          <text className={donut.center} x={x} y={y} dy=".1em" textAnchor="middle">
            {center}
          </text>
          <text className={styles.axisText} x={x} y={y + 22} textAnchor="middle">
            {centerLabel}
          </text>
        </>
      }
      marks={({ index }) => {
        const one = arcs[index];
        return one ? (
          <path
            transform={`translate(${x} ${y})`}
            className={`${donut.chosen} ${chart.series[one.data.color]}`}
            d={wider(one) ?? ''}
          />
        ) : null;
      }}
    />
  );
}
