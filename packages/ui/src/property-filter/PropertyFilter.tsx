import { forwardRef, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { isComposing } from '../dom/isComposing.ts';
import type { ElementProps } from '../dom/index.ts';
import { useMergedRef } from '../dom/useMergedRef.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import type { PartialToken, FilterField, FilterQuery } from './filterQuery.ts';
import { FilterInput, type OpenList } from './FilterInput.tsx';
import type { FilterPanelProps, InputHandlers } from './FilterPanel.tsx';
import * as styles from './PropertyFilter.css.ts';
import { ResultCount } from './ResultCount.tsx';
import { useSearchDraft } from './useSearchDraft.ts';

// All but the search is loaded lazily, alongside the rows, into reserved space to avoid a layout shift.
const FilterPanel = lazyComponent<FilterPanelProps>(async () => (await import('./FilterPanel.tsx')).FilterPanel);

export interface PropertyFilterProps extends ElementProps {
  /** Accessible name of the field: "Search users". */
  searchLabel: string;
  /** What users can search: "Search by name or email". */
  placeholder: string;
  /** Properties to filter by. */
  fields: readonly FilterField[];
  /** The current query (controlled). */
  value: FilterQuery;
  /** Called when a filter is added, changed or removed, and when the text changes (debounced by 250 ms, or on Enter). */
  onChange: (query: FilterQuery) => void;
  /** Whether users can also combine filters with "or". @default false */
  isOrAllowed?: boolean | undefined;
  /** Number of matching rows, announced when it changes; omit it while unknown. */
  matchCount?: number | undefined;
  /** Number of rows without filters: "3 of 69" is shown while a query is active. */
  totalCount?: number | undefined;
  /** Why filtering is disabled now; shown in the field. */
  disabledReason?: string | undefined;
  /** Whether the query is shown but cannot be changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Turns off the "/" shortcut, for people who dictate text or press keys by accident. @default false */
  isShortcutOff?: boolean | undefined;
  /** At the end: columns, density, refresh. */
  actions?: ReactNode;
}

/** One field to search and to filter by property, operator and value. `ref` points to the input. */
export const PropertyFilter = forwardRef<HTMLInputElement, PropertyFilterProps>(function PropertyFilter(
  {
    searchLabel,
    placeholder,
    fields,
    value,
    onChange,
    isOrAllowed = false,
    matchCount,
    totalCount,
    disabledReason,
    isReadOnly = false,
    isShortcutOff = false,
    actions,
    ...rest
  },
  ref,
) {
  const input = useMergedRef(ref);
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<InputHandlers>(undefined);
  const [isTouched, setIsTouched] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [composing, setComposing] = useState<PartialToken>();
  const [list, setList] = useState<OpenList>();
  const isFixed = isReadOnly || disabledReason !== undefined;
  const search = useSearchDraft(value.text, isFixed, (text) => onChange({ ...value, text }));
  const hasTokens = value.tokens.length > 0;
  const isFiltered = hasTokens || value.text !== '';

  const leave = () => {
    setIsOpen(false);
    setComposing(undefined);
  };
  if (isFixed && (isOpen || composing)) leave();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // These keys belong to the input method while it composes.
    if (isFixed || isComposing(event) || panel.current?.onKeyDown(event)) return;
    if (event.key === 'ArrowDown') setIsOpen(true);
    if (event.key === 'Enter') {
      search.commit(search.draft);
      setIsOpen(false);
    }
    if (event.key === 'Escape' && search.draft !== '') search.commit('');
  };

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- jsdom does not know `search`: React warns in tests of applications
    <div {...rest} role="search" className={styles.bar} aria-label={searchLabel}>
      <div className={styles.tools}>
        <FilterInput
          label={searchLabel}
          placeholder={placeholder}
          // Typed but not yet submitted text returns once the field is enabled again.
          text={isFixed ? value.text : (composing?.text ?? search.draft)}
          composing={composing}
          fixedReason={disabledReason}
          isFixed={isFixed}
          isShortcutOff={isShortcutOff}
          list={list}
          inputRef={input}
          boxRef={box}
          onText={(text) => {
            if (composing) setComposing({ ...composing, text });
            else search.setDraft(text);
            setIsOpen(true);
          }}
          onKeyDown={onKeyDown}
          onPaste={(event) => panel.current?.onPaste(event)}
          onFocus={() => setIsTouched(true)}
          onPress={() => setIsOpen(!isFixed)}
          onLeave={leave}
          onClear={() => {
            if (!composing) search.commit('');
            leave();
            input.current?.focus();
          }}
        />
        {isFiltered && matchCount !== undefined && totalCount !== undefined && (
          <ResultCount count={matchCount} total={totalCount} />
        )}
        {actions}
      </div>
      {(hasTokens || isTouched || matchCount !== undefined) && (
        <div className={hasTokens ? styles.inForce : undefined}>
          <FilterPanel
            {...{ fields, value, onChange, isOrAllowed, matchCount, isFixed, isTouched, isOpen, composing, search }}
            inputRef={input}
            boxRef={box}
            onHandlers={(handlers) => {
              panel.current = handlers;
            }}
            onCompose={setComposing}
            onList={setList}
            onLeave={leave}
          />
        </div>
      )}
    </div>
  );
});
