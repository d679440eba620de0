import { forwardRef, type ReactElement, type Ref, type RefAttributes } from 'react';
import type { ElementProps } from '../dom/index.ts';
import type { LucideIcon } from '../icon/index.ts';
import { ToggleButton } from './ToggleButton.tsx';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonItem<Id extends string> {
  id: Id;
  label: string;
  /** Icon before the label, or instead of it. */
  icon?: LucideIcon | undefined;
  /** Why it cannot be changed. */
  disabledReason?: string | undefined;
}

export interface ToggleButtonGroupProps<Id extends string> extends ElementProps {
  /** What the buttons are about; accessible name of the group. */
  label: string;
  /** The buttons, in order. */
  items: readonly ToggleButtonItem<Id>[];
  /** IDs of the pressed buttons, in the order of `items`. */
  value: readonly Id[];
  /** Called with the IDs of all pressed buttons. */
  onChange: (ids: readonly Id[]) => void;
  /** Shows icons only; labels are accessible names and tooltips. @default false */
  isIconOnly?: boolean | undefined;
  /** Style of buttons that are not pressed. @default 'ghost' */
  variant?: 'secondary' | 'ghost' | undefined;
  /** Height: 28, 32, 36 or 44 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** Toggle buttons side by side, each independent. For exclusive options, use a Segmented. */
// forwardRef erases the type parameter of the IDs.
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
