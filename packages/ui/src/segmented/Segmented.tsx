import { useId, type ReactNode } from 'react';
import * as styles from './Segmented.css.ts';

export interface SegmentedItem<Id extends string> {
  id: Id;
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface SegmentedProps<Id extends string> {
  /** Its name, for assistive technology. */
  label: string;
  /** Two to four exclusive values; more are a Select. */
  items: readonly SegmentedItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Height of a segment: 24 or 28 px. @default 'md' */
  size?: 'sm' | 'md';
  /** Pictures only; the labels are read out. @default false */
  isIconOnly?: boolean;
}

/** One of a few values, all in view. */
export function Segmented<Id extends string>({
  label,
  items,
  value,
  onChange,
  size = 'md',
  isIconOnly = false,
}: SegmentedProps<Id>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.track}>
      {items.map((item) => (
        <label key={item.id} className={styles.segment({ size, isSquare: isIconOnly })}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={item.id}
            checked={item.id === value}
            disabled={item.isDisabled}
            onChange={() => onChange(item.id)}
          />
          {item.icon}
          <span className={isIconOnly ? styles.hidden : undefined}>{item.label}</span>
        </label>
      ))}
    </div>
  );
}
