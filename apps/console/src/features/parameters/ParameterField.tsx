import { lazyComponent } from '@edge-console/ui/lazy-part';
import { NumberField } from '@edge-console/ui/number-field';
import { Segmented } from '@edge-console/ui/segmented';
import { Select } from '@edge-console/ui/select';
import { Switch } from '@edge-console/ui/switch';
import { useCallback } from 'react';
import { parametersMessages as messages } from './messages.ts';
import { jsonIssuesOf, unreadable } from './edits.ts';
import type { ParameterRowProps } from './ParameterRow.tsx';
import * as styles from './Parameters.css.ts';

const JsonEditor = lazyComponent(async () => (await import('@edge-console/ui/json-editor')).JsonEditor);

/** With more options than this, a select replaces the segments. */
const maxSegments = 4;

const optionsOf = (options: readonly string[]) => options.map((id) => ({ id, label: messages.options[id] ?? id }));

/** The control for a parameter's value. */
export function ParameterField({ name, parameter, category, value, errorMessage, onChange }: ParameterRowProps) {
  switch (parameter.kind) {
    case 'switch':
      return <Switch label={name} isLabelHidden layout="inline" isSelected={value === true} onChange={onChange} />;
    case 'choice': {
      const items = optionsOf(parameter.options);
      return items.length <= maxSegments ? (
        <Segmented label={name} items={items} value={String(value)} onChange={onChange} />
      ) : (
        <Select label={name} isLabelHidden items={items} value={String(value)} onChange={onChange} size="md" />
      );
    }
    case 'number':
    case 'dependent':
      return (
        <NumberField
          label={name}
          isLabelHidden
          allowsInvalidText
          size="md"
          isRequired={parameter.kind === 'dependent'}
          minValue={parameter.min}
          maxValue={parameter.max}
          step={parameter.step}
          unit={messages.units[parameter.unit]}
          value={value === unreadable ? Number.NaN : typeof value === 'number' ? value : null}
          errorMessage={errorMessage}
          onChange={(number) => onChange(Number.isNaN(number) ? unreadable : number)}
        />
      );
    case 'flags':
      return (
        <FlagsField
          name={name}
          category={category}
          limit={parameter.limit}
          text={String(value)}
          errorMessage={errorMessage}
          onChange={onChange}
        />
      );
    case 'apiKeys':
      return null;
  }
}

type FlagsFieldProps = Pick<ParameterRowProps, 'name' | 'category' | 'errorMessage'> & {
  limit: number;
  text: string;
  onChange: (text: string) => void;
};

/** Flags as JSON: the editor shows errors at their position, except for the length. */
function FlagsField({ name, category, limit, text, errorMessage, onChange }: FlagsFieldProps) {
  const { name: categoryName } = category;
  const validate = useCallback((flags: unknown) => jsonIssuesOf(categoryName, name, flags), [categoryName, name]);
  return (
    <JsonEditor
      label={name}
      isLabelHidden
      characterLimit={limit}
      value={text}
      validate={validate}
      errorMessage={text.length > limit ? errorMessage : undefined}
      onChange={onChange}
    />
  );
}

/** A parameter's value, read-only. */
export function ParameterText({ name, parameter, value }: ParameterRowProps) {
  if (parameter.kind === 'flags')
    return <JsonEditor label={name} isLabelHidden isReadOnly value={String(value)} onChange={() => undefined} />;
  if (Array.isArray(value))
    return (
      <ul className={styles.keys}>
        {value.map((key: unknown) => (
          <li key={String(key)} className={styles.code}>
            {String(key)}
          </li>
        ))}
      </ul>
    );
  return <p className={styles.value}>{formatValue(parameter, value)}</p>;
}

function formatValue(parameter: ParameterRowProps['parameter'], value: unknown): string {
  if (parameter.kind === 'apiKeys') return messages.noKeys;
  if (parameter.kind === 'switch') return value === true ? messages.on : messages.off;
  if (typeof value === 'string') return messages.options[value] ?? value;
  if (typeof value !== 'number') return messages.noValue;
  return 'unit' in parameter ? `${value} ${messages.units[parameter.unit]}` : `${value}`;
}
