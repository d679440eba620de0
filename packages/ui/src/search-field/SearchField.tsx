import { forwardRef } from 'react';
import { isComposing } from '../dom/isComposing.ts';
import { useMergedRef } from '../dom/useMergedRef.ts';
import { IconButton } from '../button/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { splitAttributes, FieldBox } from '../field/index.ts';
import * as box from '../field/FieldBox.css.ts';
import { Icon, Search, X, type LucideIcon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { Spinner } from '../progress/index.ts';
import { searchFieldMessages } from './messages.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps extends ElementProps {
  /** Accessible name; the placeholder shows what can be searched. */
  label: string;
  /** The current text (controlled). */
  value: string;
  /** Called on each change with the new value. */
  onChange: (value: string) => void;
  /** Called on Enter, for searches that do not run on each keystroke. */
  onSubmit?: ((value: string) => void) | undefined;
  /** What can be searched: "Search by name or email". */
  placeholder?: string | undefined;
  /** Height: 28, 32, 36 (32 when compact) or 44 px; 44 for touch. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** `plain` is borderless until used. @default 'outlined' */
  variant?: 'outlined' | 'plain' | undefined;
  /** Icon before the value. @default a magnifying glass */
  icon?: LucideIcon | undefined;
  /** Whether results are loading. @default false */
  isPending?: boolean | undefined;
  /** Disables the field and removes it from the Tab order. Explain why next to it. @default false */
  isDisabled?: boolean | undefined;
  /** Name in native form data. */
  name?: string | undefined;
  /** Focuses the field when it appears: only where the page asks for nothing else. */
  autoFocus?: boolean | undefined;
}

/** A search field. Escape or the clear button empties it. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  {
    label,
    value,
    onChange,
    onSubmit,
    size = 'md',
    variant = 'outlined',
    icon = Search,
    isPending = false,
    isDisabled = false,
    autoFocus = false,
    id,
    ...rest
  },
  ref,
) {
  const messages = useMessages(searchFieldMessages);
  const input = useMergedRef(ref);
  const { data, native } = splitAttributes(rest);
  return (
    <FieldBox
      {...data}
      id={id}
      size={size}
      isInvalid={false}
      isDisabled={isDisabled}
      className={variant === 'plain' ? styles.plain : styles.search}
      prefix={<Icon icon={icon} />}
      suffix={isPending ? <Spinner label={messages.searching} /> : undefined}
      action={
        value !== '' && !isDisabled ? (
          <IconButton
            label={messages.clear}
            icon={X}
            size="sm"
            onPress={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        ) : undefined
      }
    >
      <input
        {...native}
        ref={input}
        type="search"
        className={box.input}
        aria-label={label}
        value={value}
        disabled={isDisabled}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the user has just asked for the search
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Input methods use Enter and Escape themselves.
          if (isComposing(event)) return;
          if (event.key === 'Enter') onSubmit?.(value);
          // Only while there is text: an empty field leaves Escape to the dialog or menu around it.
          if (event.key !== 'Escape' || value === '') return;
          event.stopPropagation();
          event.preventDefault();
          onChange('');
        }}
      />
    </FieldBox>
  );
});
