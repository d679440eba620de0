import { forwardRef, useId, type ReactElement, type ReactNode, type Ref, type RefAttributes } from 'react';
import type { ElementProps } from '../element/index.ts';
import * as styles from './Segmented.css.ts';

export interface SegmentedItem<Id extends string> {
  id: Id;
  label: string;
  /** A picture before the label, or in its place. */
  icon?: ReactNode;
  /** @default false */
  isDisabled?: boolean | undefined;
}

export interface SegmentedProps<Id extends string> extends ElementProps {
  /** Its name, for assistive technology. */
  label: string;
  /** Two to four exclusive values; more are a Select. */
  items: readonly SegmentedItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Height of a segment: 24 or 28 px. @default 'md' */
  size?: 'sm' | 'md';
  /** Pictures only; the labels are read out. @default false */
  isIconOnly?: boolean | undefined;
  /** As wide as its container, with segments of one width. @default false */
  isBlock?: boolean | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** One of a few values, all in view. */
// forwardRef forgets that the type of the ids is the caller's.
export const Segmented = forwardRef(function Segmented<Id extends string>(
  {
    label,
    items,
    value,
    onChange,
    size = 'md',
    isIconOnly = false,
    isBlock = false,
    isDisabled = false,
    ...rest
  }: SegmentedProps<Id>,
  ref: Ref<HTMLDivElement>,
) {
  const name = useId();
  return (
    <div {...rest} ref={ref} role="radiogroup" aria-label={label} className={styles.track({ isBlock })}>
      {items.map((item) => (
        <label key={item.id} className={styles.segment({ size, isSquare: isIconOnly, isBlock })}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={item.id}
            checked={item.id === value}
            disabled={isDisabled || item.isDisabled}
            onChange={() => onChange(item.id)}
          />
          {item.icon}
          <span className={isIconOnly ? styles.hidden : styles.words}>{item.label}</span>
        </label>
      ))}
    </div>
  );
}) as <Id extends string>(props: SegmentedProps<Id> & RefAttributes<HTMLDivElement>) => ReactElement | null;
