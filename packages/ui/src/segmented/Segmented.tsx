import { forwardRef, useId, type ReactElement, type ReactNode, type Ref, type RefAttributes } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { describedBy, Field, useFieldIds } from '../field/index.ts';
import { Icon, type LucideIcon } from '../icon/index.ts';
import * as styles from './Segmented.css.ts';

export interface SegmentedItem<Id extends string> {
  id: Id;
  label: string;
  /** A picture before the label, or in its place. */
  icon?: LucideIcon | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

export interface SegmentedProps<Id extends string> extends ElementProps {
  /** What is chosen; for assistive technology alone, unless `isLabelHidden` is false. */
  label: string;
  /** `false` in a form: the label stands above, a description or an error below. @default true */
  isLabelHidden?: boolean | undefined;
  /** Help below it, where its label is shown; an error takes its place. */
  description?: ReactNode;
  /** What is wrong, where its label is shown. */
  errorMessage?: string | undefined;
  /** Two to four exclusive values; more are a Select. */
  items: readonly SegmentedItem<Id>[];
  /** The id of the one that is chosen. */
  value: Id;
  /** Another was chosen. */
  onChange: (id: Id) => void;
  /** Height of a segment: 24 or 28 px. @default 'md' */
  size?: 'sm' | 'md';
  /** Pictures only; the labels are read out. @default false */
  isIconOnly?: boolean | undefined;
  /** As wide as its container, with segments of one width. @default false */
  isBlock?: boolean | undefined;
  /** It cannot be used now. Say why beside it. @default false */
  isDisabled?: boolean | undefined;
}

/** One of a few values, all in view. */
// forwardRef forgets that the type of the ids is the caller's.
export const Segmented = forwardRef(function Segmented<Id extends string>(
  {
    label,
    isLabelHidden = true,
    description,
    errorMessage,
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
  const ids = useFieldIds(rest.id);
  const message = { description, errorMessage };
  const track = (
    <div
      {...rest}
      ref={ref}
      role="radiogroup"
      {...(isLabelHidden
        ? { 'aria-label': label }
        : { 'aria-labelledby': ids.label, ...describedBy(ids.message, message) })}
      aria-invalid={errorMessage === undefined ? undefined : true}
      className={styles.track({ isBlock })}
    >
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
          {item.icon && <Icon icon={item.icon} size={14} />}
          <span className={isIconOnly ? styles.hidden : styles.text}>{item.label}</span>
        </label>
      ))}
    </div>
  );
  if (isLabelHidden) return track;
  return (
    <Field ids={ids} label={label} isLabelDetached {...message}>
      {/* The column of a field would stretch it. */}
      <div>{track}</div>
    </Field>
  );
}) as <Id extends string>(props: SegmentedProps<Id> & RefAttributes<HTMLDivElement>) => ReactElement | null;
