import { lazyComponent } from '../lazy-part/index.ts';
import { localTimeZone } from '../date-time/localTimeZone.ts';
import { useMessages } from '../messages/index.ts';
import { TextField } from '../text-field/index.ts';
import { ChoiceValues } from './ChoiceValues.tsx';
import type { DateValueProps } from './DateValue.tsx';
import { propertyFilterMessages } from './messages.ts';
import * as styles from './FilterEditor.css.ts';
import { type FilterField, type FilterOption, valueCountRange } from './filterQuery.ts';
import type { NumberValueProps } from './NumberValue.tsx';

// Calendar and number parsing are large and needed by few fields.
const DateValue = lazyComponent<DateValueProps>(async () => (await import('./DateValue.tsx')).DateValue);
const NumberValue = lazyComponent<NumberValueProps>(async () => (await import('./NumberValue.tsx')).NumberValue);

interface FilterValuesProps {
  field: FilterField;
  op: string;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  onFound: (option: FilterOption) => void;
  /** A lazily loaded field focuses itself, because the panel could not. */
  isFirst: boolean;
  error: string | undefined;
}

/** The value editor for a field and operator: choices, or one or two texts, numbers or dates. */
export function FilterValues({ field, op, values, onChange, onFound, isFirst, error }: FilterValuesProps) {
  const messages = useMessages(propertyFilterMessages);
  const [, max] = valueCountRange(field, op);
  if (max === 0) return null;
  if (field.type === 'choice') {
    return <ChoiceValues field={field} values={values} onChange={onChange} onFound={onFound} error={error} />;
  }
  const [first = '', second = ''] = values;
  const low = {
    label: max === 2 ? messages.from : op === 'last' ? messages.days : messages.value,
    value: first,
    onChange: (value: string) => onChange(max === 2 ? [value, second] : [value]),
    errorMessage: error,
  };
  const high = { label: messages.to, value: second, onChange: (value: string) => onChange([first, value]) };
  const write = (bound: typeof low | typeof high, takesFocus: boolean) => {
    if (op === 'last') return <NumberValue {...bound} takesFocus={takesFocus} />;
    if (field.type === 'date') return <DateValue {...bound} takesFocus={takesFocus} />;
    if (field.type === 'number') return <NumberValue {...bound} unit={field.unit} takesFocus={takesFocus} />;
    return <TextField {...bound} size="md" maxLength={60} />;
  };
  return (
    <>
      <div className={max === 1 ? styles.value : `${styles.value} ${styles.bounds}`}>
        {write(low, isFirst)}
        {max === 2 && write(high, false)}
      </div>
      {field.type === 'date' && <p className={styles.hint}>{messages.timeZone(localTimeZone())}</p>}
    </>
  );
}
