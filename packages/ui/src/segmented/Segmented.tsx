import { forwardRef, useId, type ReactElement, type ReactNode, type Ref, type RefAttributes } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { describedBy, Field, useFieldIds } from '../field/index.ts';
import { Icon, type LucideIcon } from '../icon/index.ts';
import * as styles from './Segmented.css.ts';

export interface SegmentedItem<Id extends string> {
  id: Id;
  label: string;
  /** Icon before the label, or instead of it. */
  icon?: LucideIcon | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

export interface SegmentedProps<Id extends string> extends ElementProps {
  /** What the choice is about; for assistive technology only, unless `isLabelHidden` is false. */
  label: string;
  /** `false` in a form: label above, description or error below. @default true */
  isLabelHidden?: boolean | undefined;
  /** Help text below, where the label is visible; replaced by an error. */
  description?: ReactNode;
  /** The error, where the label is visible. */
  errorMessage?: string | undefined;
  /** Two to four exclusive values; for more, use a Select. */
  items: readonly SegmentedItem<Id>[];
  /** ID of the selected segment. */
  value: Id;
  /** Called when another segment is selected. */
  onChange: (id: Id) => void;
  /** Height of a segment: 24 or 28 px. @default 'md' */
  size?: 'sm' | 'md';
  /** Shows icons only; labels are announced. @default false */
  isIconOnly?: boolean | undefined;
  /** As wide as its container, with equal segments. @default false */
  isBlock?: boolean | undefined;
  /** Disables the control. Explain why next to it. @default false */
  isDisabled?: boolean | undefined;
}

/** A single choice from a few visible values. */
// forwardRef erases the type parameter of the IDs.
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
  const isInPairs = !isLabelHidden && !isBlock && !isIconOnly && items.length === 4;
  const track = (
    <div
      {...rest}
      ref={ref}
      role="radiogroup"
      {...(isLabelHidden
        ? { 'aria-label': label }
        : { 'aria-labelledby': ids.label, ...describedBy(ids.message, message) })}
      aria-invalid={errorMessage === undefined ? undefined : true}
      className={styles.track({ isBlock, isInPairs })}
    >
      {items.map((item) => (
        <label key={item.id} className={styles.segment({ size, isSquare: isIconOnly, isBlock, isInPairs })}>
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
      {/* Without the wrapper, the field's column layout would stretch it. */}
      <div className={isInPairs ? styles.container : undefined}>{track}</div>
    </Field>
  );
}) as <Id extends string>(props: SegmentedProps<Id> & RefAttributes<HTMLDivElement>) => ReactElement | null;
