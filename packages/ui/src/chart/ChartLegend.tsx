import { useMessages } from '../messages/index.ts';
import { chartMessages } from './messages.ts';
import type { SeriesColor } from './series.ts';
import { LegendSwatch, type SwatchShape } from './LegendSwatch.tsx';
import type { SeriesFilter } from './useHiddenSeries.ts';
import * as styles from './ChartLegend.css.ts';

interface LegendItem {
  id: string;
  label: string;
  color: SeriesColor;
  seriesIndex: number;
  isComparison?: boolean;
}

interface ChartLegendProps {
  /** Accessible name of the chart. */
  label: string;
  items: readonly LegendItem[];
  shape: SwatchShape;
  filter: SeriesFilter;
  /** Called with the entry under the pointer or focus: the others fade. */
  onEmphasis: (id: string | null) => void;
}

/** The meaning of each color. Each entry is a button that hides or shows its series. */
export function ChartLegend({ label, items, shape, filter, onEmphasis }: ChartLegendProps) {
  const messages = useMessages(chartMessages);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without markers
    <ul role="list" aria-label={messages.series(label)} className={styles.list}>
      {items.map(({ id, label: name, color, seriesIndex, isComparison }) => {
        const isLast = filter.isLast(id);
        return (
          <li key={id} className={styles.entry}>
            <button
              type="button"
              className={styles.button}
              aria-pressed={filter.isShown(id)}
              {...(isLast && { 'aria-disabled': true, 'aria-description': messages.lastSeries })}
              onClick={() => filter.toggle(id)}
              onPointerEnter={() => filter.isShown(id) && onEmphasis(id)}
              onPointerLeave={() => onEmphasis(null)}
              onFocus={() => filter.isShown(id) && onEmphasis(id)}
              onBlur={() => onEmphasis(null)}
            >
              <LegendSwatch color={color} seriesIndex={seriesIndex} shape={shape} isComparison={isComparison} />
              <span className={styles.text}>{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
