import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import { Icon, ListFilter, X } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import type { PartialToken } from './filterQuery.ts';
import { propertyFilterMessages } from './messages.ts';
import * as styles from './PropertyFilter.css.ts';
import { useSlashKey } from './useSlashKey.ts';

/** State of the open list that the field exposes through ARIA. */
export interface OpenList {
  id: string;
  activeId: string | undefined;
}

interface FilterInputProps {
  label: string;
  placeholder: string;
  text: string;
  composing: PartialToken | undefined;
  /** The filters cannot be changed; the reason, if any, is shown. */
  isFixed: boolean;
  fixedReason: string | undefined;
  isShortcutOff: boolean;
  list: OpenList | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  boxRef: RefObject<HTMLDivElement | null>;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onFocus: () => void;
  onPress: () => void;
  onLeave: () => void;
  onClear: () => void;
}

/** The borderless field above a list, for searching and typing filters. */
export function FilterInput({
  label,
  placeholder,
  text,
  composing,
  isFixed,
  fixedReason,
  isShortcutOff,
  list,
  inputRef,
  boxRef,
  onText,
  onLeave,
  onPress,
  onClear,
  ...handlers
}: FilterInputProps) {
  const messages = useMessages(propertyFilterMessages);
  const hintId = useId();
  useSlashKey(inputRef, isShortcutOff);
  const prompt = () => {
    if (isFixed) return fixedReason ?? messages.readOnly;
    if (composing) return messages.composing[composing.op === undefined ? 'operator' : 'value'];
    return placeholder;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press beside the text is a press on the field
    <div
      ref={boxRef}
      className={styles.search}
      onMouseDown={(event) => {
        if (event.target === inputRef.current || event.target instanceof HTMLButtonElement) return;
        event.preventDefault();
        inputRef.current?.focus();
      }}
      data-fixed={isFixed || undefined}
    >
      <Icon icon={ListFilter} />
      {composing && (
        <span className={styles.prefix} id={`${hintId}-prefix`}>
          <b className={styles.prefixProperty}>{composing.field.label}</b>
          {composing.op !== undefined && (
            <>
              {' '}
              <span>{composing.operator}</span>
            </>
          )}
        </span>
      )}
      <input
        {...handlers}
        ref={inputRef}
        type="text"
        role="combobox"
        aria-expanded={list !== undefined}
        aria-autocomplete="list"
        aria-controls={list?.id}
        aria-activedescendant={list?.activeId}
        className={styles.searchInput}
        aria-label={label}
        aria-describedby={`${composing ? `${hintId}-prefix ` : ''}${hintId}`}
        aria-keyshortcuts={isShortcutOff ? undefined : '/'}
        aria-disabled={fixedReason !== undefined || undefined}
        placeholder={prompt()}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        readOnly={isFixed}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onClick={onPress}
        onBlur={(event) => {
          // When the window loses focus, the half-typed text stays.
          if (document.activeElement !== event.currentTarget) onLeave();
        }}
      />
      <span id={hintId} className={isFixed && text !== '' ? styles.reason : styles.hidden}>
        {isFixed ? prompt() : messages.hint}
      </span>
      {isFixed ? null : text === '' && !composing ? (
        isShortcutOff ? null : (
          <kbd className={styles.key} aria-hidden>
            /
          </kbd>
        )
      ) : (
        <button
          type="button"
          className={styles.searchClear}
          // Leaving the field drops the unfinished filter and this button, so Tab must not land here. Escape cancels too.
          tabIndex={composing ? -1 : undefined}
          aria-label={composing ? messages.cancel : messages.clearSearch}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClear}
        >
          <Icon icon={X} size={14} />
        </button>
      )}
    </div>
  );
}
