import { useMessages } from '../messages/index.ts';
import { chartMessages } from './messages.ts';
import type { SeriesColour } from './series.ts';
import { LegendSwatch, type SwatchShape } from './LegendSwatch.tsx';
import type { SeriesFilter } from './useHiddenSeries.ts';
import * as styles from './ChartLegend.css.ts';

interface LegendItem {
  id: string;
  label: string;
  colour: SeriesColour;
  place: number;
}

interface ChartLegendProps {
  /** Of the chart. */
  label: string;
  items: readonly LegendItem[];
  shape: SwatchShape;
  filter: SeriesFilter;
  /** One entry is pointed at or focused: the others step back. */
  onEmphasis: (id: string | null) => void;
}

/** What each colour means. Each entry is a button that hides and shows its series. */
export function ChartLegend({ label, items, shape, filter, onEmphasis }: ChartLegendProps) {
  const messages = useMessages(chartMessages);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without its dots a list is none to Safari
    <ul role="list" aria-label={messages.series(label)} className={styles.list}>
      {items.map(({ id, label: name, colour, place }) => {
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
              <LegendSwatch colour={colour} place={place} shape={shape} />
              <span className={styles.text}>{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
