import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { useMessages } from '../messages/index.ts';
import { Popover } from '../popover/index.ts';
import { Select } from '../select/index.ts';
import { type Filter, type FilterField, type FilterOperator, isValidFilter, operatorsOf } from './filter.ts';
import * as styles from './FilterEditor.css.ts';
import { FilterValues } from './FilterValues.tsx';

export interface FilterEditorProps {
  fields: readonly FilterField[];
  /** The filter to change; absent for a new one. */
  filter?: Filter;
  trigger: HTMLElement;
  onApply: (filter: Filter) => void;
  onClose: () => void;
}

/** Property, operator in words, value. Loaded when first wanted: it brings selects and a popover with it. */
export function FilterEditor({ fields, filter, trigger, onApply, onClose }: FilterEditorProps) {
  const texts = useMessages('filterBar');
  const triggerRef = useRef(trigger);
  const errorId = useId();
  const [fieldId, setFieldId] = useState(filter?.field ?? fields[0]?.id ?? '');
  const [op, setOp] = useState<FilterOperator | undefined>(filter?.op);
  const [values, setValues] = useState<readonly string[]>(filter?.values ?? []);
  const [hasTried, setHasTried] = useState(false);

  const field = fields.find(({ id }) => id === fieldId);
  if (!field) return null;
  const operators = operatorsOf(field);
  const operator = operators.find((known) => known === op) ?? operators[0] ?? 'eq';
  // A value kept from "between" must not ride along into "before".
  const used = operator === 'between' ? values.slice(0, 2) : field.type === 'choice' ? values : values.slice(0, 1);
  const next: Filter = { field: field.id, op: operator, values: used };
  const isValid = isValidFilter(next, field);
  const error = isValid || !hasTried ? undefined : errorOf(next, field, texts);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a portal still bubbles to the React form around it.
    event.stopPropagation();
    setHasTried(true);
    if (isValid) onApply(next);
  };

  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      triggerRef={triggerRef}
      placement={filter ? 'bottom start' : 'bottom end'}
      label={filter ? texts.editFilter : texts.addFilter}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Select
          label={texts.property}
          size="md"
          items={fields}
          value={field.id}
          onChange={(id) => {
            setFieldId(id);
            setOp(undefined);
            setValues([]);
            setHasTried(false);
          }}
        />
        <Select
          label={texts.operator}
          size="md"
          items={operators.map((id) => ({ id, label: texts.operators[id] }))}
          value={operator}
          onChange={setOp}
        />
        <FilterValues
          field={field}
          operator={operator}
          values={used}
          onChange={setValues}
          errorId={errorId}
          error={error}
        />
        <div className={styles.actions}>
          <Button variant="ghost" onPress={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit">
            {texts.apply}
          </Button>
        </div>
      </form>
    </Popover>
  );
}

type Texts = { valueMissing: string; choiceMissing: string; orderWrong: string };

function errorOf({ op, values }: Filter, field: FilterField, texts: Texts): string {
  if (field.type === 'choice') return texts.choiceMissing;
  const isComplete = op === 'between' && values.length === 2 && !values.includes('');
  return isComplete ? texts.orderWrong : texts.valueMissing;
}
