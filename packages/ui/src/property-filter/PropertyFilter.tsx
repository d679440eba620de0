import { forwardRef, type ReactNode, useRef, useState } from 'react';
import { useSharedRef } from '../element/useSharedRef.ts';
import { Button } from '../button/index.ts';
import type { ElementProps } from '../element/index.ts';
import { formatNumber } from '../formats/index.ts';
import { Icon, ListFilter } from '../icon/index.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { serialiseToken } from './address.ts';
import { describeToken } from './describeToken.ts';
import {
  emptyQuery,
  type FilterField,
  type FilterQuery,
  type FilterToken,
  isSameToken,
  maximumFilters,
} from './filterQuery.ts';
import * as styles from './PropertyFilter.css.ts';
import type { FilterEditorProps } from './FilterEditor.tsx';
import { FilterSearch } from './FilterSearch.tsx';
import { PropertyFilterToken } from './PropertyFilterToken.tsx';

const FilterEditor = lazyComponent<FilterEditorProps>(async () => (await import('./FilterEditor.tsx')).FilterEditor);

export interface PropertyFilterProps extends ElementProps {
  /** Names the search field: "Search users". */
  searchLabel: string;
  /** What can be searched for. */
  placeholder: string;
  /** What one can filter by. */
  fields: readonly FilterField[];
  /** What is asked for now. */
  value: FilterQuery;
  /** A token was added, changed or removed; or typing paused for 250 ms, or Enter was pressed. */
  onChange: (query: FilterQuery) => void;
  /** At the end: columns, density, refresh. */
  actions?: ReactNode;
}

/** `token` is absent while a new one is made. */
interface Editing {
  token?: FilterToken;
  trigger: HTMLElement;
}

/** The tools of a list: free search, filters as words, and a place for the list's own actions. `ref` reaches the search. */
export const PropertyFilter = forwardRef<HTMLInputElement, PropertyFilterProps>(function PropertyFilter(
  { searchLabel, placeholder, fields, value, onChange, actions, ...rest },
  ref,
) {
  const { tokens: filters } = value;
  const texts = useMessages('propertyFilter');
  const locale = useLocale();
  const onFiltersChange = (tokens: readonly FilterToken[]) => onChange({ ...value, tokens });
  const [editing, setEditing] = useState<Editing>();
  const searchField = useSharedRef(ref);
  const addButton = useRef<HTMLButtonElement>(null);
  const tokens = useRef<HTMLUListElement>(null);

  const remove = (filter: FilterToken, trigger: HTMLElement) => {
    // The cross goes away with its token; the next one, or the search field, takes the focus.
    const crosses = [...(tokens.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const index = crosses.indexOf(trigger);
    (crosses[index + 1] ?? crosses[index - 1] ?? searchField.current)?.focus();
    onFiltersChange(filters.filter((other) => !isSameToken(other, filter)));
  };

  const apply = (next: FilterToken) => {
    const others = filters.filter((other) => !isSameToken(other, next));
    const place = editing?.token ? others.findIndex((other) => isSameToken(other, editing.token ?? next)) : -1;
    onFiltersChange(place < 0 ? [...others, next] : others.with(place, next));
    setEditing(undefined);
  };

  return (
    <search {...rest} className={styles.bar} aria-label={searchLabel}>
      <div className={styles.tools}>
        <FilterSearch
          label={searchLabel}
          placeholder={placeholder}
          value={value.text}
          onChange={(text) => onChange({ ...value, text })}
          inputRef={searchField}
        />
        <span className={styles.rule} />
        <Button
          ref={addButton}
          variant="ghost"
          icon={<Icon icon={ListFilter} />}
          aria-haspopup="dialog"
          aria-expanded={editing !== undefined && editing.token === undefined}
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
                <li key={serialiseToken(filter)} className={styles.tokenItem}>
                  <PropertyFilterToken
                    words={describeToken(filter, field, texts.operators, locale)}
                    isEditing={editing?.token !== undefined && isSameToken(editing.token, filter)}
                    onEdit={(trigger) => setEditing({ token: filter, trigger })}
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
              onChange({ ...emptyQuery, text: value.text });
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
          {...(editing.token ? { token: editing.token } : {})}
          onApply={apply}
          onClose={() => setEditing(undefined)}
        />
      )}
    </search>
  );
});
