import { useId, useState } from 'react';
import { isComposing } from '../dom/isComposing.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { useMessages } from '../messages/index.ts';
import { SearchField } from '../search-field/index.ts';
import { propertyFilterMessages } from './messages.ts';
import * as styles from './FilterEditor.css.ts';
import type { FilterField, FilterOption } from './filterQuery.ts';
import { useFieldOptions } from './useFieldOptions.ts';

/** With more options than this, a search field is shown. */
const optionsWithoutSearch = 7;

interface ChoiceValuesProps {
  field: Extract<FilterField, { type: 'choice' }>;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  onFound: (option: FilterOption) => void;
  error: string | undefined;
}

/** Multiple choice, with a search field for long lists. */
export function ChoiceValues({ field, values, onChange, onFound, error }: ChoiceValuesProps) {
  const messages = useMessages(propertyFilterMessages);
  const errorId = useId();
  const [text, setText] = useState('');
  const { items, status, note, retryLabel, retry } = useFieldOptions(field, text, true);
  // Selected options stay listed even if the search results do not include them.
  const chosen = values.filter((value) => !items.some((option) => option.value === value));
  const labelOf = (value: string) => field.options.find((option) => option.value === value)?.label ?? value;
  const shown = text === '' ? [...chosen.map((value) => ({ value, label: labelOf(value) })), ...items] : items;
  const hasSearch = field.loadOptions !== undefined || field.options.length > optionsWithoutSearch;

  const toggle = (option: FilterOption) => {
    onFound(option);
    const { value } = option;
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  };

  return (
    <div className={styles.choiceArea}>
      {hasSearch && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter here is for the search, not for the form
        <div
          onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && text !== '' && event.preventDefault()}
        >
          <SearchField
            label={messages.searchValues}
            placeholder={messages.searchValues}
            value={text}
            onChange={setText}
            onSubmit={() => {
              const [first] = items;
              if (text === '' || !first) return;
              toggle(first);
              setText('');
            }}
            isPending={status === 'loading'}
          />
        </div>
      )}
      <fieldset className={styles.choices} aria-describedby={error ? errorId : undefined}>
        <legend className={hasSearch ? styles.hidden : styles.legend}>{messages.values}</legend>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            isSelected={values.includes(option.value)}
            onChange={() => toggle(option)}
          />
        ))}
        {shown.length === 0 && status !== 'failed' && <p className={styles.hint}>{note}</p>}
      </fieldset>
      {status === 'failed' && (
        <p role="alert" className={styles.failed}>
          <span>{note}</span>{' '}
          <Button size="sm" variant="ghost" onPress={retry}>
            {retryLabel}
          </Button>
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
