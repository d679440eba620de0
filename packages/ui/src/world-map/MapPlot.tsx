import { memo } from 'react';
import { ChartSurface } from '../chart/ChartSurface.tsx';
import { useMeasure } from '../chart/useMeasure.ts';
import * as chart from '../chart/Chart.css.ts';
import { elementScale } from '../dom/elementScale.ts';
import { useFormats } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import type { MapScale } from './mapScale.ts';
import { worldMapMessages } from './messages.ts';
import type { CountryShape } from './worldShapes.ts';
import * as styles from './WorldMap.css.ts';

export interface Country {
  code: string;
  name: string;
  value: number;
}

interface MapPlotProps {
  label: string;
  shapes: readonly CountryShape[];
  size: { width: number; height: number };
  /** Countries with a value, highest first. */
  countries: readonly Country[];
  scale: MapScale;
  formatValue: (value: number) => string;
}

const Shapes = memo(function Shapes({
  shapes,
  countries,
  scale,
}: Pick<MapPlotProps, 'shapes' | 'countries' | 'scale'>) {
  const values = new Map(countries.map(({ code, value }) => [code, value]));
  return shapes.map(({ code, path }, at) => {
    const value = values.get(code) ?? 0;
    return (
      <path
        key={at}
        data-country={code}
        className={value > 0 ? `${styles.country} ${chart.scale[scale.stepOf(value)]}` : styles.land}
        d={path}
      />
    );
  });
});

/** The map with colored countries; the keyboard moves from the highest value down. */
export function MapPlot({ label, shapes, size, countries, scale, formatValue }: MapPlotProps) {
  const messages = useMessages(worldMapMessages);
  const formats = useFormats();
  const { ref, ...measured } = useMeasure<HTMLDivElement>();
  const { width } = measured;
  const factor = width / size.width;
  const shapeOf = (index: number) => shapes.find(({ code }) => code === countries[index]?.code);
  const total = countries.reduce((sum, { value }) => sum + value, 0);
  const named = countries.slice(0, 3).map(({ name, value }) => messages.part(name, formatValue(value)));
  const count = countries.length;
  const summary =
    count === 0 ? messages.empty : messages.summary(formats.number(count), count === 1, formats.list(named));
  return (
    <ChartSurface
      label={label}
      summary={summary}
      measured={measured}
      stageRef={ref}
      height={Math.max(120, Math.round(size.height * factor))}
      count={count}
      keyOf={(index) => countries[index]?.code ?? ''}
      indexOf={(key) =>
        Math.max(
          0,
          countries.findIndex(({ code }) => code === key),
        )
      }
      indexAt={(x, y) => {
        const stage = ref.current;
        if (stage === null) return null;
        const { left, top } = stage.getBoundingClientRect();
        // Hit testing by the browser, which knows the painted shapes exactly.
        const scale = elementScale(stage);
        const hit = document
          .elementsFromPoint(left + x * scale, top + y * scale)
          .find((one) => one.hasAttribute('data-country'));
        const index = countries.findIndex(({ code }) => code === hit?.getAttribute('data-country'));
        return index === -1 ? null : index;
      }}
      anchorOf={(index, pointer) => {
        const [x, y] = shapeOf(index)?.middle ?? [size.width / 2, 0];
        return pointer ?? [x * factor, y * factor];
      }}
      read={(index) => {
        const { name = '', value = 0, code = '' } = countries[index] ?? {};
        return {
          title: name,
          rows: [
            { id: code, label: messages.value, value: formatValue(value) },
            { id: ' ', label: messages.share, value: formats.percent(total === 0 ? 0 : value / total) },
          ],
        };
      }}
      seriesIds={[]}
      shape="area"
      plot={
        <g transform={`scale(${factor})`}>
          <Shapes shapes={shapes} countries={countries} scale={scale} />
        </g>
      }
      marks={({ index }) => {
        const shape = shapeOf(index);
        return shape ? (
          <g transform={`scale(${factor})`}>
            <path className={styles.chosen} d={shape.path} />
          </g>
        ) : null;
      }}
    />
  );
}
