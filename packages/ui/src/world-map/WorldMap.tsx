import { forwardRef, useMemo } from 'react';
import { ChartFrame, type SharedChartProps } from '../chart/ChartFrame.tsx';
import { useValueFormat } from '../chart/useValueFormat.ts';
import type { ValueKind } from '../chart/valueScale.ts';
import * as chart from '../chart/Chart.css.ts';
import { useFormats } from '../formats/index.ts';
import { Globe, Table2 } from '../icon/index.ts';
import { lazyPart } from '../lazy-part/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { countryName } from './countryName.ts';
import { MapPlot, type Country } from './MapPlot.tsx';
import { mapScale } from './mapScale.ts';
import { worldMapMessages } from './messages.ts';
import * as styles from './WorldMap.css.ts';

/** Country outlines and projection: 60 KB that only a map needs. */
const world = lazyPart(async () => {
  const { worldShapes, worldSize } = await import('./worldShapes.ts');
  return { shapes: worldShapes(), size: worldSize };
});

export interface CountryValue {
  /** ISO 3166-1 alpha-2: `FR`. Anything else is shown as unknown. */
  country: string;
  /** The value; zero is not colored. */
  value: number;
}

export interface WorldMapProps extends Omit<SharedChartProps, 'height'> {
  /** One entry per country. Keep the array stable between renders. */
  items: readonly CountryValue[];
  /** Value format. @default 'number' */
  kind?: ValueKind | undefined;
  /** Number of top countries listed below the map. @default 6 */
  topCount?: number | undefined;
}

/** Names for the codes, highest value first; duplicates are merged. */
function useCountries(items: readonly CountryValue[]): Country[] {
  const locale = useLocale();
  const messages = useMessages(worldMapMessages);
  return useMemo(() => {
    const sums = new Map<string, number>();
    for (const { country, value } of items) {
      const code = country.trim().toUpperCase();
      if (Number.isFinite(value)) sums.set(code, (sums.get(code) ?? 0) + value);
    }
    const named = [...sums].map(([code, value]) => {
      const name = countryName(code, locale);
      return { code, value, name: name === code || code === 'ZZ' ? messages.unknown : name };
    });
    return named.toSorted((one, other) => other.value - one.value || one.name.localeCompare(other.name, locale));
  }, [items, locale, messages]);
}

/** The map, its legend, and the top countries, in their final sizes. */
function MapSkeleton({ rowCount }: { rowCount: number }) {
  return (
    <div aria-hidden="true">
      <div className={styles.skeleton} />
      <div className={styles.legend}>
        <Skeleton width={240} height={8} />
        {'\u00A0'}
      </div>
      <div className={styles.top}>
        {Array.from({ length: rowCount }, (_, row) => (
          <div key={row} className={styles.topRow}>
            <Skeleton width={[72, 88, 64][row % 3] ?? 72} />
            {'\u00A0'}
            <Skeleton width={36} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Values by country: a colored map, the top countries below it, and a table of all. */
export const WorldMap = forwardRef<HTMLDivElement, WorldMapProps>(function WorldMap(
  { items, kind = 'number', topCount = 6, ...rest },
  ref,
) {
  const messages = useMessages(worldMapMessages);
  const formats = useFormats();
  const format = useValueFormat(kind);
  const countries = useCountries(items);
  const scale = useMemo(() => mapScale(countries.map(({ value }) => value)), [countries]);
  const total = countries.reduce((sum, { value }) => sum + value, 0);
  const part = world.usePart(items.length > 0);
  const hasFailed = world.useHasFailed();
  const drawnCodes = useMemo(() => new Set(part?.shapes.map(({ code }) => code)), [part]);
  const counted = useMemo(() => countries.filter(({ value }) => value > 0), [countries]);
  // Unknown codes are not on any map.
  const small = part ? counted.filter(({ code, name }) => !drawnCodes.has(code) && name !== messages.unknown) : [];
  const steps = scale.bounds.map((bound) => messages.below(format.short(bound)));
  const lastBound = scale.bounds.at(-1);
  if (lastBound !== undefined) steps.push(messages.from(format.short(lastBound)));
  const first = 6 - steps.length;
  return (
    <ChartFrame
      {...rest}
      ref={ref}
      height={240}
      skeleton={<MapSkeleton rowCount={topCount} />}
      views={{
        chart: { label: messages.map, icon: Globe },
        table: { label: messages.table, icon: Table2 },
      }}
      data={{
        columns: [
          { label: messages.country },
          { label: messages.code },
          { label: messages.value, isNumeric: true },
          { label: messages.share, isNumeric: true },
        ],
        rowCount: countries.length,
        // `index` is below the number of rows.
        row: (index) => {
          const { name, code, value } = countries[index] as Country;
          return [name, code, format.exact(value), formats.percent(total === 0 ? 0 : value / total)].map((text) => ({
            text,
          }));
        },
        record: (index) => {
          const { name, code, value } = countries[index] as Country;
          return [name, code, value, total === 0 ? 0 : value / total];
        },
      }}
    >
      {part ? (
        <MapPlot
          label={rest.label}
          shapes={part.shapes}
          size={part.size}
          countries={counted}
          scale={scale}
          formatValue={format.short}
        />
      ) : hasFailed ? (
        <p className={styles.note} role="alert">
          {messages.unavailable}
        </p>
      ) : (
        <div className={styles.skeleton} aria-hidden="true" />
      )}
      {!hasFailed && steps.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without its dots a list is none to Safari
        <ul role="list" aria-label={messages.legend} className={styles.legend}>
          {steps.map((text, at) => (
            <li key={text} className={styles.legendStep}>
              {/* 1 to 5: there are at most five steps. */}
              <span className={`${styles.swatch} ${chart.scale[(first + at) as 1 | 2 | 3 | 4 | 5]}`} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.top}>
        {counted.slice(0, topCount).map(({ code, name, value }) => (
          <li key={code} className={styles.topRow}>
            <span>{name}</span>
            <span className={styles.topValue}>{format.short(value)}</span>
          </li>
        ))}
      </ul>
      {small.length > 0 && (
        <p className={styles.note}>{messages.tooSmall(formats.list(small.map(({ name }) => name)))}</p>
      )}
    </ChartFrame>
  );
});
