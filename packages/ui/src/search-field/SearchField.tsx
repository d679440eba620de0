import { useRef, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import * as box from '../field/FieldBox.css.ts';
import { Icon, Search, X } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** Its name, for assistive technology; the placeholder shows what can be searched. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Height: 32 or 36 px. @default 'md' */
  size?: 'md' | 'lg';
  /** `plain` has no edge until it is used. @default 'outlined' */
  variant?: 'outlined' | 'plain';
  /** Picture before the value. @default a magnifying glass */
  icon?: ReactNode;
  autoFocus?: boolean;
}

/** Text to search by. Escape or the cross empties it. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder,
  size = 'md',
  variant = 'outlined',
  icon = <Icon icon={Search} />,
  autoFocus = false,
}: SearchFieldProps) {
  const texts = useMessages('searchField');
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <span className={variant === 'plain' ? `${box.box({ size })} ${styles.plain}` : box.box({ size })}>
      <span className={box.prefix}>{icon}</span>
      <input
        ref={input}
        type="search"
        className={box.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the user has just asked for the search
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Only while there is text: an empty field leaves Escape to the dialog or menu around it.
          if (event.key !== 'Escape' || value === '') return;
          event.stopPropagation();
          event.preventDefault();
          onChange('');
        }}
      />
      {value !== '' && (
        <span className={box.action}>
          <IconButton label={texts.clear} icon={<Icon icon={X} size={14} />} size="sm" onPress={clear} />
        </span>
      )}
    </span>
  );
}
