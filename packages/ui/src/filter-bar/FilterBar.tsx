import { forwardRef, type ReactNode, useRef, useState } from 'react';
import { useSharedRef } from '../element/useSharedRef.ts';
import { Button } from '../button/index.ts';
import type { ElementProps } from '../element/index.ts';
import { formatNumber } from '../formats/index.ts';
import { Icon, ListFilter } from '../icon/index.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { describeFilter } from './describeFilter.ts';
import { type Filter, type FilterField, isSameFilter, maximumFilters, serialiseFilter } from './filter.ts';
import * as styles from './FilterBar.css.ts';
import type { FilterEditorProps } from './FilterEditor.tsx';
import { FilterSearch } from './FilterSearch.tsx';
import { FilterToken } from './FilterToken.tsx';

const FilterEditor = lazyComponent<FilterEditorProps>(async () => (await import('./FilterEditor.tsx')).FilterEditor);

export interface FilterBarProps extends ElementProps {
  /** Names the search field: "Search users". */
  searchLabel: string;
  /** What can be searched for. */
  placeholder: string;
  /** The free text, beside the filters. */
  search: string;
  /** Called when typing pauses for 250 ms, and at once on Enter. */
  onSearchChange: (search: string) => void;
  /** What one can filter by. */
  fields: readonly FilterField[];
  /** The filters in force. */
  filters: readonly Filter[];
  /** One was added, changed or removed: all that are in force now. */
  onFiltersChange: (filters: readonly Filter[]) => void;
  /** At the end: columns, density, refresh. */
  actions?: ReactNode;
}

/** `filter` is absent while a new one is made. */
interface Editing {
  filter?: Filter;
  trigger: HTMLElement;
}

/** The tools of a list: free search, filters as words, and a place for the list's own actions. `ref` reaches the search. */
export const FilterBar = forwardRef<HTMLInputElement, FilterBarProps>(function FilterBar(
  { searchLabel, placeholder, search, onSearchChange, fields, filters, onFiltersChange, actions, ...rest },
  ref,
) {
  const texts = useMessages('filterBar');
  const locale = useLocale();
  const [editing, setEditing] = useState<Editing>();
  const searchField = useSharedRef(ref);
  const addButton = useRef<HTMLButtonElement>(null);
  const tokens = useRef<HTMLUListElement>(null);

  const remove = (filter: Filter, trigger: HTMLElement) => {
    // The cross goes away with its token; the next one, or the search field, takes the focus.
    const crosses = [...(tokens.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const index = crosses.indexOf(trigger);
    (crosses[index + 1] ?? crosses[index - 1] ?? searchField.current)?.focus();
    onFiltersChange(filters.filter((other) => !isSameFilter(other, filter)));
  };

  const apply = (next: Filter) => {
    const others = filters.filter((other) => !isSameFilter(other, next));
    const place = editing?.filter ? others.findIndex((other) => isSameFilter(other, editing.filter ?? next)) : -1;
    onFiltersChange(place < 0 ? [...others, next] : others.with(place, next));
    setEditing(undefined);
  };

  return (
    <search {...rest} className={styles.bar} aria-label={searchLabel}>
      <div className={styles.tools}>
        <FilterSearch
          label={searchLabel}
          placeholder={placeholder}
          value={search}
          onChange={onSearchChange}
          inputRef={searchField}
        />
        <span className={styles.rule} />
        <Button
          ref={addButton}
          variant="ghost"
          icon={<Icon icon={ListFilter} />}
          aria-haspopup="dialog"
          aria-expanded={editing !== undefined && editing.filter === undefined}
          aria-label={texts.addFilter}
          onFocus={FilterEditor.preload}
          onPress={() => addButton.current && setEditing({ trigger: addButton.current })}
          disabledReason={
            filters.length < maximumFilters ? undefined : texts.tooMany(formatNumber(maximumFilters, locale))
          }
        >
          <span className={styles.wideOnly}>{texts.addFilter}</span>
        </Button>
        {actions}
      </div>
      {filters.length > 0 && (
        <div className={styles.tokens}>
          <ul ref={tokens} className={styles.tokenList} aria-label={texts.activeFilters}>
            {filters.map((filter) => {
              const field = fields.find(({ id }) => id === filter.field);
              return field ? (
                <li key={serialiseFilter(filter)} className={styles.tokenItem}>
                  <FilterToken
                    words={describeFilter(filter, field, texts.operators, locale)}
                    isEditing={editing?.filter !== undefined && isSameFilter(editing.filter, filter)}
                    onEdit={(trigger) => setEditing({ filter, trigger })}
                    onRemove={(trigger) => remove(filter, trigger)}
                  />
                </li>
              ) : null;
            })}
          </ul>
          <Button
            variant="ghost"
            size="sm"
            onPress={() => {
              searchField.current?.focus();
              onFiltersChange([]);
            }}
          >
            {texts.clearFilters}
          </Button>
        </div>
      )}
      {editing && (
        <FilterEditor
          fields={fields}
          trigger={editing.trigger}
          {...(editing.filter ? { filter: editing.filter } : {})}
          onApply={apply}
          onClose={() => setEditing(undefined)}
        />
      )}
    </search>
  );
});
