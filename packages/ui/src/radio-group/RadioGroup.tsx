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
  /** Why it cannot be chosen. The option stays reachable and says so. */
  disabledReason?: string | undefined;
}

export interface RadioGroupProps<Id extends string> extends FieldProps {
  /** What can be chosen, in this order. */
  items: readonly RadioItem<Id>[];
  /** `null` while nothing is chosen. */
  value: Id | null;
  /** Each change, with the new value. */
  onChange: (id: Id) => void;
  /** The focus has left it: the moment to validate it. */
  onBlur?: (() => void) | undefined;
  /** `cards` where the choice matters and each option needs a sentence. @default 'plain' */
  variant?: 'plain' | 'cards' | undefined;
  /** `row` for a few short words; cards stand beside each other where there is room. @default 'column' */
  orientation?: 'column' | 'row' | undefined;
  /** Its name in the data of a native form. */
  name?: string | undefined;
  /** It cannot be used now, and cannot be reached. Say why beside it. @default false */
  isDisabled?: boolean | undefined;
}

/** One of a few things, all in view. */
// forwardRef forgets that the component is generic.
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
          // Not the option's own id, which may have a space in it.
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
