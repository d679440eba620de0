import { forwardRef, type ReactElement, type ReactNode, type Ref, type RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { describedBy, Field, useFieldIds, type FieldProps } from '../field/index.ts';
import * as box from '../field/FieldBox.css.ts';
import { ChevronsUpDown, Icon } from '../icon/index.ts';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { useMessages } from '../messages/index.ts';
import { PopoverFrame } from '../overlay/PopoverFrame.tsx';
import { ListBoxOptions, flattenOptions, type Option, type Options } from '../listbox/index.ts';
import { list, note, tray } from '../listbox/listbox.css.ts';
import { Spinner } from '../progress/index.ts';
import { selectMessages } from './messages.ts';
import * as styles from './Select.css.ts';

export type SelectItem<Id extends string> = Option<Id>;
export type SelectItems<Id extends string> = Options<Id>;

export interface SelectProps<Id extends string> extends FieldProps {
  /** Options, or titled sections of options. */
  items: SelectItems<Id>;
  /** `null` while nothing is selected. */
  value: Id | null;
  /** Called when another option is selected. */
  onChange: (id: Id) => void;
  /** Called when focus leaves the field: the time to validate it. */
  onBlur?: (() => void) | undefined;
  /** Name in the submitted form data. */
  name?: string | undefined;
  /** Shown while nothing is selected. @default "Select" */
  placeholder?: string | undefined;
  /** Height: 28, 32, 36 (32 when compact) or 44 px. @default 'lg' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Shows that options are loading. @default false */
  isPending?: boolean | undefined;
  /** Shown in the list when there are no options. @default "No options" */
  emptyMessage?: ReactNode;
  /** Disables the field. Explain why next to it. @default false */
  isDisabled?: boolean | undefined;
}

/** A single choice from a list that opens. For two to four values that fit on screen, use a Segmented. */
// forwardRef erases the type parameter of the IDs.
export const Select = forwardRef(function Select<Id extends string>(
  {
    items,
    value,
    onChange,
    onBlur,
    id,
    name,
    placeholder,
    size = 'lg',
    isPending = false,
    emptyMessage,
    isDisabled = false,
    ...around
  }: SelectProps<Id>,
  ref: Ref<HTMLButtonElement>,
) {
  const messages = useMessages(selectMessages);
  const ids = useFieldIds(id);
  const isInvalid = around.errorMessage !== undefined;
  const icon = flattenOptions(items).find((choice) => choice.id === value)?.icon;
  return (
    <Field ids={ids} isLabelDetached {...around}>
      <AriaLocale>
        <AriaSelect
          className={styles.root}
          aria-labelledby={ids.label}
          {...describedBy(ids.message, around)}
          {...(name === undefined ? {} : { name })}
          {...(onBlur === undefined ? {} : { onBlur })}
          placeholder={placeholder ?? messages.placeholder}
          value={value}
          // The keys come from `items`.
          onChange={(key) => onChange(key as Id)}
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          allowsEmptyCollection
          validationBehavior="aria"
        >
          <Button
            id={ids.control}
            ref={ref}
            className={`${box.box({ size })} ${styles.trigger}`}
            data-invalid={isInvalid || undefined}
          >
            {icon && (
              <span className={styles.icon}>
                <Icon icon={icon} />
              </span>
            )}
            <SelectValue className={styles.value}>
              {({ isPlaceholder, selectedText }) => (
                <span>{isPlaceholder ? (placeholder ?? messages.placeholder) : selectedText}</span>
              )}
            </SelectValue>
            <Icon icon={ChevronsUpDown} size={14} className={styles.chevron} />
          </Button>
          <PopoverFrame className={`${styles.popover} ${tray}`} maxHeight={380}>
            <ListBox
              className={list}
              renderEmptyState={() => (
                <div className={note}>
                  {isPending && <Spinner />}
                  <span>{isPending ? messages.loading : (emptyMessage ?? messages.empty)}</span>
                </div>
              )}
            >
              <ListBoxOptions items={items} />
            </ListBox>
          </PopoverFrame>
        </AriaSelect>
      </AriaLocale>
    </Field>
  );
}) as <Id extends string>(props: SelectProps<Id> & RefAttributes<HTMLButtonElement>) => ReactElement | null;
