import { useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { operatorItems, operatorLabel } from './describeToken.ts';
import { propertyFilterMessages } from './messages.ts';
import * as styles from './FilterEditor.css.ts';
import { type FilterField, type FilterToken, operatorOf, readToken, valueCountRange } from './filterQuery.ts';
import { addLoadedOption, type LoadedOptions, withLoadedOptions } from './loadedOptions.ts';
import { EditorFrame } from './overlays.ts';
import { FilterValues } from './FilterValues.tsx';

interface FilterEditorProps {
  fields: readonly FilterField[];
  /** The initial value. */
  token: FilterToken;
  /** Property and operator are already chosen, so only the value is editable. */
  isNew: boolean;
  trigger: HTMLElement;
  onApply: (token: FilterToken) => void;
  found: LoadedOptions;
  onClose: () => void;
}

/** Creates or edits a filter; holds the draft and its errors. */
export function FilterEditor({ fields, token, isNew, trigger, found, onApply, onClose }: FilterEditorProps) {
  const messages = useMessages(propertyFilterMessages);
  const [draft, setDraft] = useState(token);
  const [hasTried, setHasTried] = useState(false);

  const field = fields.find(({ id }) => id === draft.field);
  if (!field) return null;
  const operators = operatorItems(field, messages.operators);
  const op = operatorOf(field, draft.op) ? draft.op : (operators[0]?.id ?? 'eq');
  // A value kept from "between" must not carry over to "before".
  const values = draft.values.slice(0, valueCountRange(field, op)[1]);
  const valid = readToken({ field: field.id, op, values }, field);

  return (
    <EditorFrame
      trigger={trigger}
      title={
        isNew ? (
          <>
            <span>{field.label}</span>{' '}
            <span className={styles.operator}>{operatorLabel(op, field, messages.operators)}</span>
          </>
        ) : undefined
      }
      properties={fields}
      property={field.id}
      onPropertyChange={(id) => {
        setDraft({ field: id, op: '', values: [] });
        setHasTried(false);
      }}
      operators={operators}
      operator={op}
      onOperatorChange={(next) => setDraft({ ...draft, op: next })}
      onSubmit={() => {
        setHasTried(true);
        if (valid) onApply(valid);
      }}
      onClose={onClose}
    >
      <FilterValues
        // Another property has other values and another editor.
        key={field.id}
        field={withLoadedOptions(field, found)}
        op={op}
        values={values}
        onChange={(next) => setDraft({ ...draft, values: next })}
        onFound={(option) => addLoadedOption(found, field, option)}
        isFirst={isNew}
        error={valid || !hasTried ? undefined : errorOf({ field: field.id, op, values }, field, messages)}
      />
    </EditorFrame>
  );
}

type Messages = Record<
  | 'valueMissing'
  | 'numberMissing'
  | 'daysMissing'
  | 'dateMissing'
  | 'choiceMissing'
  | 'invalidOrder'
  | 'invalidNumberOrder',
  string
>;

function errorOf({ op, values }: FilterToken, field: FilterField, messages: Messages): string {
  const isComplete = op === 'between' && values.length === 2 && !values.includes('');
  if (field.type === 'choice') return messages.choiceMissing;
  if (op === 'last') return messages.daysMissing;
  if (field.type === 'number') return isComplete ? messages.invalidNumberOrder : messages.numberMissing;
  if (field.type === 'date') return isComplete ? messages.invalidOrder : messages.dateMissing;
  return messages.valueMissing;
}
