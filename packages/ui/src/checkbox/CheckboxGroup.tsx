import { forwardRef, type ForwardedRef, type ReactElement, type ReactNode, type RefAttributes } from 'react';
import { describedBy, Field, useFieldIds, type FieldProps } from '../field/index.ts';
import { useMessages } from '../messages/index.ts';
import { Checkbox } from './Checkbox.tsx';
import { checkboxGroupMessages } from './messages.ts';
import * as styles from './CheckboxGroup.css.ts';

export interface CheckboxItem<Id extends string> {
  id: Id;
  label: string;
  /** What selecting it means. */
  description?: ReactNode;
  /** Why it cannot be changed. The box remains focusable and shows the reason. */
  disabledReason?: string | undefined;
}

export interface CheckboxGroupProps<Id extends string> extends FieldProps {
  /** The options, in this order. */
  items: readonly CheckboxItem<Id>[];
  /** Selected IDs, in the order of the items. */
  value: readonly Id[];
  /** Called with the new value. */
  onChange: (ids: Id[]) => void;
  /** Label of a first "select all" box. */
  allLabel?: string | undefined;
  /** `row` for a few short words. @default 'column' */
  orientation?: 'column' | 'row' | undefined;
  /** Field name in native form data. */
  name?: string | undefined;
  /** Disabled and not focusable. Explain why next to it. @default false */
  isDisabled?: boolean | undefined;
}

/** A group of checkboxes for a few options. */
// forwardRef drops the type parameter.
export const CheckboxGroup = forwardRef(function CheckboxGroup<Id extends string>(
  {
    items,
    value,
    onChange,
    allLabel,
    orientation = 'column',
    name,
    isDisabled = false,
    id,
    ...around
  }: CheckboxGroupProps<Id>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const messages = useMessages(checkboxGroupMessages);
  const ids = useFieldIds(id);
  // ARIA has no `aria-required` for groups, so hidden text conveys it.
  const description = around.description ?? (around.isRequired === true ? messages.atLeastOne : undefined);
  const isChosen = (option: CheckboxItem<Id>) => value.includes(option.id);
  const free = items.filter((option) => option.disabledReason === undefined);
  // The value can include IDs that are not among the items.
  const areAllChosen = items.length > 0 && items.every(isChosen);
  const choose = (isIn: (option: CheckboxItem<Id>) => boolean) =>
    onChange(items.filter(isIn).map((option) => option.id));
  return (
    <Field {...around} ids={ids} description={description} isLabelDetached>
      <fieldset
        id={ids.control}
        aria-labelledby={ids.label}
        {...describedBy(ids.message, { ...around, description })}
        className={styles.group({ orientation })}
      >
        {allLabel !== undefined && (
          <Checkbox
            ref={ref}
            label={allLabel}
            isSelected={areAllChosen}
            isIndeterminate={!areAllChosen && items.some(isChosen)}
            isDisabled={isDisabled || free.length === 0}
            // Items that cannot be changed keep their value.
            onChange={() => {
              const areFreeChosen = free.every(isChosen);
              choose((option) => (free.includes(option) ? !areFreeChosen : isChosen(option)));
            }}
          />
        )}
        <div className={styles.options({ orientation, isBelowAll: allLabel !== undefined })}>
          {items.map((option, index) => (
            <Checkbox
              key={option.id}
              ref={index === 0 && allLabel === undefined ? ref : undefined}
              label={option.label}
              description={option.description}
              disabledReason={option.disabledReason}
              name={name}
              isDisabled={isDisabled}
              isSelected={isChosen(option)}
              onChange={(isSelected) => choose((other) => (other.id === option.id ? isSelected : isChosen(other)))}
            />
          ))}
        </div>
      </fieldset>
    </Field>
  );
}) as <Id extends string>(props: CheckboxGroupProps<Id> & RefAttributes<HTMLInputElement>) => ReactElement | null;
