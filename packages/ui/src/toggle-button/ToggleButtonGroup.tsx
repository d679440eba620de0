import { forwardRef, type ReactElement, type Ref, type RefAttributes } from 'react';
import type { ElementProps } from '../dom/index.ts';
import type { LucideIcon } from '../icon/index.ts';
import { ToggleButton } from './ToggleButton.tsx';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonItem<Id extends string> {
  id: Id;
  label: string;
  /** Icon before the label, or in its place. */
  icon?: LucideIcon | undefined;
  /** Why it cannot be changed. */
  disabledReason?: string | undefined;
}

export interface ToggleButtonGroupProps<Id extends string> extends ElementProps {
  /** What the buttons are about, for assistive technology. */
  label: string;
  /** The buttons, in their order. */
  items: readonly ToggleButtonItem<Id>[];
  /** The ids of those that are pressed, in the order of `items`. */
  value: readonly Id[];
  /** All that are on now. */
  onChange: (ids: readonly Id[]) => void;
  /** Pictures only; the labels are names and tooltips. @default false */
  isIconOnly?: boolean | undefined;
  /** How the ones not pressed look. @default 'ghost' */
  variant?: 'secondary' | 'ghost' | undefined;
  /** Height: 28, 32, 36 or 44 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** Toggle buttons side by side, each on or off for itself. Exclusive ones are a Segmented. */
// forwardRef forgets that the type of the ids is the caller's.
export const ToggleButtonGroup = forwardRef(function ToggleButtonGroup<Id extends string>(
  { label, items, value, onChange, isIconOnly, variant = 'ghost', size = 'md', ...rest }: ToggleButtonGroupProps<Id>,
  ref: Ref<HTMLDivElement>,
) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form and brings a border and a legend
    <div {...rest} ref={ref} role="group" aria-label={label} className={styles.group}>
      {items.map(({ id, ...item }) => (
        <ToggleButton
          key={id}
          {...item}
          size={size}
          variant={variant}
          isIconOnly={isIconOnly}
          isSelected={value.includes(id)}
          onChange={(isSelected) =>
            onChange(
              items.map((other) => other.id).filter((other) => (other === id ? isSelected : value.includes(other))),
            )
          }
        />
      ))}
    </div>
  );
}) as <Id extends string>(props: ToggleButtonGroupProps<Id> & RefAttributes<HTMLDivElement>) => ReactElement | null;
