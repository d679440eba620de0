import { useId } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { controlAttributes, Field, useFieldIds } from '../field/index.ts';
import * as box from '../field/FieldBox.css.ts';
import { useMessages } from '../messages/index.ts';
import { TextField } from '../text-field/index.ts';
import type { FilterField } from './filterQuery.ts';
import * as styles from './FilterEditor.css.ts';

interface FilterValuesProps {
  field: FilterField;
  operator: string;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  errorId: string;
  error: string | undefined;
}

/** The value of a filter: a set of choices, a text, a date, or two dates. */
export function FilterValues({ field, operator, values, onChange, errorId, error }: FilterValuesProps) {
  const texts = useMessages('propertyFilter');
  const [first = '', second = ''] = values;
  if (field.type === 'choice') {
    return (
      <fieldset className={styles.choices} aria-describedby={error ? errorId : undefined}>
        <legend className={styles.legend}>{texts.values}</legend>
        {field.options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            isSelected={values.includes(value)}
            onChange={(isSelected) =>
              onChange(isSelected ? [...values, value] : values.filter((other) => other !== value))
            }
          />
        ))}
        {error && (
          <p id={errorId} role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </fieldset>
    );
  }
  if (field.type === 'text') {
    return (
      <TextField
        label={texts.value}
        size="md"
        maxLength={60}
        value={first}
        onChange={(value) => onChange([value])}
        errorMessage={error}
      />
    );
  }
  if (operator === 'between') {
    return (
      <div className={styles.dates}>
        <DateField label={texts.from} value={first} onChange={(value) => onChange([value, second])} error={error} />
        <DateField label={texts.to} value={second} onChange={(value) => onChange([first, value])} />
      </div>
    );
  }
  return <DateField label={texts.value} value={first} onChange={(value) => onChange([value])} error={error} />;
}

interface DateFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** The browser's own date field: it speaks every language and brings its own calendar. */
function DateField({ label, value, onChange, error }: DateFieldProps) {
  const ids = useFieldIds(useId());
  const message = { description: undefined, errorMessage: error };
  return (
    <Field ids={ids} label={label} {...message}>
      <span className={box.box({ size: 'md' })} data-invalid={error !== undefined || undefined}>
        <input
          {...controlAttributes(ids, message)}
          type="date"
          className={box.input}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </span>
    </Field>
  );
}
