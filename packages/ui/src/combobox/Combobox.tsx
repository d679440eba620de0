import { forwardRef, useState, type ReactElement, type ReactNode, type Ref, type RefAttributes } from 'react';
import { useMergedRef } from '../dom/useMergedRef.ts';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { IconButton } from '../button/index.ts';
import { describedBy, Field, useFieldIds, type FieldProps } from '../field/index.ts';
import * as box from '../field/FieldBox.css.ts';
import { ChevronDown, Icon, X } from '../icon/index.ts';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { useLocale, useMessages } from '../messages/index.ts';
import type { Option, Options } from '../listbox/index.ts';
import { Spinner } from '../progress/index.ts';
import { ComboboxInput } from './ComboboxInput.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import { comboboxMessages } from './messages.ts';
import { useComboboxState } from './useComboboxState.ts';
import type { LoadOptions } from './useOptions.ts';
import * as styles from './Combobox.css.ts';

export type ComboboxItem<Id extends string> = Option<Id>;
export type ComboboxItems<Id extends string> = Options<Id>;

export interface ComboboxProps<Id extends string> extends FieldProps {
  /** Options to filter, or a function that loads them. */
  items: ComboboxItems<Id> | LoadOptions<Id>;
  /** `null` if nothing is selected. */
  value: Id | null;
  /** Label of the value, if the options are loaded and may not include it. */
  valueLabel?: string | undefined;
  /** Called with the new value, `null` when cleared. */
  onChange: (id: Id | null) => void;
  /** Called when focus leaves: the time to validate. */
  onBlur?: (() => void) | undefined;
  /** Whether custom values are allowed. @default false */
  isCustomAllowed?: boolean | undefined;
  /** Field name in native form data. */
  name?: string | undefined;
  /** An example value; never the label, which must remain visible. @default "Type to search" */
  placeholder?: string | undefined;
  /** Height: 28, 32, 36 (32 when compact) or 44 px. @default 'lg' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Shown when there are no options. @default "No options" */
  emptyMessage?: ReactNode;
  /** Disabled and not focusable. Explain why next to it. @default false */
  isDisabled?: boolean | undefined;
}

const narrowed: readonly object[] = [];

/** Selects one of many options by typing; can allow custom values. */
// forwardRef drops the type parameter.
export const Combobox = forwardRef(function Combobox<Id extends string>(
  {
    items,
    value,
    valueLabel,
    onChange,
    onBlur,
    isCustomAllowed = false,
    id,
    name,
    placeholder,
    size = 'lg',
    emptyMessage,
    isDisabled = false,
    description,
    ...around
  }: ComboboxProps<Id>,
  ref: Ref<HTMLInputElement>,
) {
  const messages = useMessages(comboboxMessages);
  const ids = useFieldIds(id);
  const input = useMergedRef(ref);
  const [isOpen, setIsOpen] = useState(false);
  const choosing = useComboboxState({
    items,
    value,
    valueLabel,
    onChange,
    isCustomAllowed,
    isOpen,
    locale: useLocale(),
  });
  const isInvalid = around.errorMessage !== undefined;
  const hint = choosing.refused === undefined ? description : messages.notInList(choosing.refused);
  return (
    <Field ids={ids} {...around} description={hint}>
      <AriaLocale>
        <AriaComboBox
          className={styles.root}
          aria-labelledby={ids.label}
          {...describedBy(ids.message, { ...around, description: hint })}
          inputValue={choosing.text}
          onInputChange={choosing.type}
          // While typing, no option is selected: leaving the field would choose it.
          value={choosing.isTyped ? null : value}
          onChange={choosing.choose}
          onOpenChange={setIsOpen}
          onBlur={() => {
            choosing.settle();
            onBlur?.();
          }}
          // Not react-aria's handling: on blur it clears the field if the options do not include the value.
          allowsCustomValue
          allowsEmptyCollection
          // Not react-aria's trigger: Escape would reopen the list.
          menuTrigger="manual"
          // Not react-aria's filter: the options are already filtered, and with sections it crashes React's development
          // build (adobe/react-spectrum#9405).
          items={narrowed}
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          isRequired={around.isRequired ?? false}
          validationBehavior="aria"
        >
          <Group role="presentation" className={box.box({ size })}>
            <ComboboxInput
              inputRef={input}
              id={ids.control}
              placeholder={placeholder ?? messages.placeholder}
              isTyped={choosing.isTyped}
              onEnter={() => choosing.settle('enter')}
              onEscape={choosing.revert}
            />
            <span className={styles.end}>
              {isOpen && choosing.status === 'loading' && <Spinner />}
              {choosing.text !== '' && !isDisabled && (
                <IconButton
                  label={messages.clear(around.label)}
                  icon={X}
                  size="sm"
                  // The keyboard clears the value by emptying the text, without an extra tab stop.
                  tabIndex={-1}
                  onPress={() => {
                    choosing.clear();
                    input.current?.focus();
                  }}
                />
              )}
              <Button className={styles.toggle} aria-label={messages.open}>
                <Icon icon={ChevronDown} size={14} />
              </Button>
            </span>
          </Group>
          <ComboboxList
            items={choosing.items}
            status={choosing.status}
            query={choosing.query}
            canUseText={choosing.canUseText}
            emptyMessage={emptyMessage}
          />
        </AriaComboBox>
      </AriaLocale>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />}
    </Field>
  );
}) as <Id extends string>(props: ComboboxProps<Id> & RefAttributes<HTMLInputElement>) => ReactElement | null;
