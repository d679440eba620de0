import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Field, useFieldIds, type FieldProps } from '../field/index.ts';
import * as box from '../field/FieldBox.css.ts';
import { Check, ChevronsUpDown, Icon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { floating } from '../overlay/index.ts';
import * as styles from './Select.css.ts';

export interface SelectItem<Id extends string> {
  id: Id;
  label: string;
  /** What choosing it means. */
  description?: string;
  isDisabled?: boolean;
}

export interface SelectProps<Id extends string> extends FieldProps {
  items: readonly SelectItem<Id>[];
  /** `null` while nothing is chosen. */
  value: Id | null;
  onChange: (id: Id) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  /** @default "Select" */
  placeholder?: string;
  /** Height: 28, 32, 36 (32 when compact) or 44 px. @default 'lg' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** @default false */
  isDisabled?: boolean;
  /** The button, which takes the focus. */
  inputRef?: Ref<HTMLButtonElement> | undefined;
}

/** One of many values, in a list that opens. Two to four that fit in view are a Segmented. */
export function Select<Id extends string>({
  items,
  value,
  onChange,
  onBlur,
  id,
  name,
  placeholder,
  size = 'lg',
  isDisabled = false,
  inputRef,
  ...around
}: SelectProps<Id>) {
  const texts = useMessages('select');
  const ids = useFieldIds(id);
  const isInvalid = around.errorMessage !== undefined;
  const hasMessage = isInvalid || around.description !== undefined;
  return (
    <Field ids={ids} isLabelDetached {...around}>
      <AriaSelect
        className={styles.root}
        aria-labelledby={ids.label}
        {...(hasMessage ? { 'aria-describedby': ids.message } : {})}
        {...(name === undefined ? {} : { name })}
        {...(onBlur === undefined ? {} : { onBlur })}
        placeholder={placeholder ?? texts.placeholder}
        value={value}
        // The keys are those of `items` by construction.
        onChange={(key) => onChange(key as Id)}
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        validationBehavior="aria"
      >
        <Button
          id={ids.control}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
          className={`${box.box({ size })} ${styles.trigger}`}
          data-invalid={isInvalid || undefined}
        >
          <SelectValue className={styles.value}>
            {({ isPlaceholder, selectedText }) => (isPlaceholder ? (placeholder ?? texts.placeholder) : selectedText)}
          </SelectValue>
          <Icon icon={ChevronsUpDown} size={14} className={styles.chevron} />
        </Button>
        <Popover className={`${floating} ${styles.popover}`} offset={4}>
          <ListBox className={styles.list} items={items}>
            {(item) => (
              <ListBoxItem
                id={item.id}
                textValue={item.label}
                className={styles.option}
                isDisabled={item.isDisabled ?? false}
              >
                {({ isSelected }) => (
                  <>
                    <span className={styles.words}>
                      <span>{item.label}</span>
                      {item.description !== undefined && <span className={styles.description}>{item.description}</span>}
                    </span>
                    {isSelected && <Icon icon={Check} className={styles.check} />}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaSelect>
    </Field>
  );
}
