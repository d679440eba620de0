import type { RefObject } from 'react';
import { Icon, Search, X } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import * as styles from './PropertyFilter.css.ts';
import { useSearchDraft } from './useSearchDraft.ts';
import { useSlashKey } from './useSlashKey.ts';

interface FilterSearchProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** The borderless field at the head of a list. */
export function FilterSearch({ label, placeholder, value, onChange, inputRef }: FilterSearchProps) {
  const texts = useMessages('propertyFilter');
  const { draft, setDraft, commit } = useSearchDraft(value, onChange);
  useSlashKey(inputRef);
  return (
    <label className={styles.search}>
      <Icon icon={Search} />
      <input
        ref={inputRef}
        type="search"
        className={styles.searchInput}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(draft);
          if (event.key === 'Escape' && draft !== '') commit('');
        }}
      />
      {draft === '' ? (
        <kbd className={styles.key} aria-hidden>
          /
        </kbd>
      ) : (
        <button
          type="button"
          className={styles.searchClear}
          aria-label={texts.clearSearch}
          onClick={() => {
            commit('');
            inputRef.current?.focus();
          }}
        >
          <Icon icon={X} size={14} />
        </button>
      )}
    </label>
  );
}
