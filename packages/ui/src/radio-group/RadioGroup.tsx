import { forwardRef, useId, type ForwardedRef, type ReactElement, type ReactNode, type RefAttributes } from 'react';
import { describedBy, Field, FieldMessage, useFieldIds, type FieldProps } from '../field/index.ts';
import { Icon, type LucideIcon } from '../icon/index.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioItem<Id extends string> {
  id: Id;
  label: string;
  /** What choosing it means. */
  description?: ReactNode;
  /** Icon before the text; on cards. */
  icon?: LucideIcon | undefined;
  /** Why the option is disabled. It stays focusable. */
  disabledReason?: string | undefined;
}

export interface RadioGroupProps<Id extends string> extends FieldProps {
  /** The options, in order. */
  items: readonly RadioItem<Id>[];
  /** `null` while nothing is selected. */
  value: Id | null;
  /** Called on each change with the new value. */
  onChange: (id: Id) => void;
  /** Called when focus leaves the group: the time to validate it. */
  onBlur?: (() => void) | undefined;
  /** `cards` for important choices where each option needs a sentence. @default 'plain' */
  variant?: 'plain' | 'cards' | undefined;
  /** `row` for a few short labels; cards are side by side if they fit. @default 'column' */
  orientation?: 'column' | 'row' | undefined;
  /** Name in native form data. */
  name?: string | undefined;
  /** Disables the group and removes it from the Tab order. Explain why next to it. @default false */
  isDisabled?: boolean | undefined;
}

/** A single choice from a few visible options. */
// forwardRef erases the type parameter.
export const RadioGroup = forwardRef(function RadioGroup<Id extends string>(
  {
    items,
    value,
    onChange,
    onBlur,
    variant = 'plain',
    orientation = 'column',
    name,
    isDisabled = false,
    id,
    ...around
  }: RadioGroupProps<Id>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const ids = useFieldIds(id);
  const ownName = useId();
  const isInvalid = around.errorMessage !== undefined;
  // Where Tab enters the group.
  const entry = items.find((option) => option.id === value) ?? items[0];
  return (
    <Field {...around} ids={ids} isLabelDetached>
      <div
        id={ids.control}
        role="radiogroup"
        aria-labelledby={ids.label}
        {...describedBy(ids.message, around)}
        aria-invalid={isInvalid || undefined}
        aria-required={around.isRequired === true || undefined}
        className={styles.group({ variant, orientation })}
      >
        {items.map((option, index) => {
          // Not the option's own ID, which can contain spaces.
          const optionId = `${ids.control}-${index}`;
          const isRefused = option.disabledReason !== undefined;
          return (
            <label
              key={option.id}
              htmlFor={optionId}
              className={styles.option({ variant })}
              data-disabled={isDisabled || isRefused || undefined}
              data-invalid={isInvalid || undefined}
            >
              <input
                ref={option === entry ? ref : undefined}
                id={optionId}
                type="radio"
                name={name ?? ownName}
                value={option.id}
                className={styles.circle}
                aria-labelledby={`${optionId}-label`}
                {...describedBy(`${optionId}-message`, option, isRefused ? `${optionId}-reason` : undefined)}
                aria-disabled={isRefused || undefined}
                disabled={isDisabled}
                checked={option.id === value}
                onChange={() => {
                  if (!isRefused) onChange(option.id);
                }}
                onBlur={onBlur}
              />
              {option.icon && (
                <span className={styles.icon}>
                  <Icon icon={option.icon} />
                </span>
              )}
              <span className={styles.text}>
                <span id={`${optionId}-label`} className={styles.label({ variant })}>
                  {option.label}
                </span>
                <FieldMessage id={`${optionId}-message`} description={option.description} />
                {isRefused && <FieldMessage id={`${optionId}-reason`} description={option.disabledReason} />}
              </span>
            </label>
          );
        })}
      </div>
    </Field>
  );
}) as <Id extends string>(props: RadioGroupProps<Id> & RefAttributes<HTMLInputElement>) => ReactElement | null;
