import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { useMessages } from '../messages/index.ts';
import { Popover } from '../popover/index.ts';
import { Select } from '../select/index.ts';
import { operatorItems } from './describeToken.ts';
import { type FilterField, type FilterToken, operatorOf, readToken, valueCounts } from './filterQuery.ts';
import * as styles from './FilterEditor.css.ts';
import { FilterValues } from './FilterValues.tsx';

export interface FilterEditorProps {
  fields: readonly FilterField[];
  /** The token to change; absent for a new one. */
  token?: FilterToken;
  trigger: HTMLElement;
  onApply: (token: FilterToken) => void;
  onClose: () => void;
}

/** Property, operator in words, value. Loaded when first wanted: it brings selects and a popover with it. */
export function FilterEditor({ fields, token, trigger, onApply, onClose }: FilterEditorProps) {
  const texts = useMessages('propertyFilter');
  const triggerRef = useRef(trigger);
  const errorId = useId();
  const [fieldId, setFieldId] = useState(token?.field ?? fields[0]?.id ?? '');
  const [op, setOp] = useState(token?.op);
  const [values, setValues] = useState<readonly string[]>(token?.values ?? []);
  const [hasTried, setHasTried] = useState(false);

  const field = fields.find(({ id }) => id === fieldId);
  if (!field) return null;
  const operators = operatorItems(field, texts.operators);
  const operator = op !== undefined && operatorOf(field, op) ? op : (operators[0]?.id ?? 'eq');
  // A value kept from "between" must not ride along into "before".
  const used = values.slice(0, valueCounts(field, operator)[1]);
  const next: FilterToken = { field: field.id, op: operator, values: used };
  const valid = readToken(next, field);
  const error = valid || !hasTried ? undefined : errorOf(next, field, texts);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a portal still bubbles to the React form around it.
    event.stopPropagation();
    setHasTried(true);
    if (valid) onApply(valid);
  };

  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      triggerRef={triggerRef}
      placement={token ? 'bottom start' : 'bottom end'}
      label={token ? texts.editFilter : texts.addFilter}
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
        <Select label={texts.operator} size="md" items={operators} value={operator} onChange={setOp} />
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

function errorOf({ op, values }: FilterToken, field: FilterField, texts: Texts): string {
  if (field.type === 'choice') return texts.choiceMissing;
  const isComplete = op === 'between' && values.length === 2 && !values.includes('');
  return isComplete ? texts.orderWrong : texts.valueMissing;
}
