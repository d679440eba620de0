'use client';

import { Button, IconButton } from '@edge-console/ui/button';
import { ArrowDown, ArrowUp, CircleExclamationPoint, Icon, Plus, X } from '@edge-console/ui/icon';
import { keyValueFieldsMessages, useMessages } from '@edge-console/ui/messages';
import { visuallyHidden } from '@edge-console/ui/theme';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray } from '../react/useFieldArray.ts';
import type { FormControl, FormFields } from '../state/form.ts';
import type { FieldsOf } from '../state/path.ts';
import { FormTextField } from './FormTextField.tsx';
import * as styles from './keyValueStyles.ts';

export type KeyValue = { key: string; value: string };

/** The form as seen by the rows, with the list always named `rows`. */
export type RowsOfForm = { form: FormControl & FormFields<FieldsOf<{ rows: KeyValue[] }>>; name: 'rows' };

export interface KeyValueWords {
  /** What the rows are: "Headers". */
  label: string;
  /** Help text below the rows; replaced by an error. */
  description?: string | undefined;
  /** @default "Key" */
  keyLabel?: string | undefined;
  /** @default "Value" */
  valueLabel?: string | undefined;
  /** @default "Add a row" */
  addLabel?: string | undefined;
}

interface KeyValueRowsProps extends KeyValueWords, RowsOfForm {
  errorMessage: string | undefined;
  isRequired: boolean;
  isMovable?: boolean | undefined;
}

/** The rows and their focus handling: focus moves to a new row, stays with a moved row, and moves on after a removal. */
export function KeyValueRows({
  form,
  name,
  isMovable = false,
  isRequired,
  errorMessage,
  ...labels
}: KeyValueRowsProps) {
  const messages = useMessages(keyValueFieldsMessages);
  const { label, description, keyLabel = messages.key, valueLabel = messages.value, addLabel = messages.add } = labels;
  const messageId = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useFieldArray(form, name);
  const last = list.items.length - 1;
  const message = errorMessage ?? description;

  const add = () => {
    flushSync(() => list.append({ key: '', value: '' }));
    form.focusField(`${name}.${last + 1}.key`);
  };
  const remove = (position: number) => {
    flushSync(() => {
      list.remove(position);
      setAnnouncement(messages.removed(String(position + 1)));
    });
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[Math.min(position, last - 1)] ?? root.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to > last) return;
    const focused = document.activeElement;
    flushSync(() => list.move(from, to));
    // React keeps focus in a moved row, but its button can now be disabled and lose focus.
    if (focused?.matches(':disabled')) form.focusField(`${name}.${to}.key`);
  };
  const moveByKey = (event: KeyboardEvent, position: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!isMovable || !event.altKey || by === undefined) return;
    event.preventDefault();
    move(position, position + by);
  };

  return (
    <fieldset ref={root} style={styles.group} {...(message !== undefined && { 'aria-describedby': messageId })}>
      <legend style={styles.legend}>
        <span>{label}</span>
        {isRequired && (
          <span aria-hidden="true" style={styles.star}>
            *
          </span>
        )}
      </legend>
      {list.items.length > 0 && (
        <div style={styles.table}>
          <div aria-hidden="true" style={{ ...styles.row, ...styles.headerRow }}>
            <span>{keyLabel}</span>
            <span>{valueLabel}</span>
          </div>
          <ol style={styles.rows}>
            {list.items.map((row, position) => {
              const number = String(position + 1);
              return (
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears its controls
                <li key={row.key} style={styles.row} onKeyDown={(event) => moveByKey(event, position)}>
                  <FormTextField
                    form={form}
                    name={`${row.name}.key`}
                    label={messages.row(keyLabel, number)}
                    isLabelHidden
                    dir="ltr"
                  />
                  <FormTextField
                    form={form}
                    name={`${row.name}.value`}
                    label={messages.row(valueLabel, number)}
                    isLabelHidden
                    dir="ltr"
                  />
                  <span style={styles.actions}>
                    {isMovable && (
                      <>
                        <IconButton
                          size="sm"
                          label={messages.moveUp(number)}
                          icon={ArrowUp}
                          isDisabled={position === 0}
                          onPress={() => move(position, position - 1)}
                        />
                        <IconButton
                          size="sm"
                          label={messages.moveDown(number)}
                          icon={ArrowDown}
                          isDisabled={position === last}
                          onPress={() => move(position, position + 1)}
                        />
                      </>
                    )}
                    <IconButton data-remove label={messages.remove(number)} icon={X} onPress={() => remove(position)} />
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
      )}
      <span style={styles.below}>
        <Button data-add size="sm" icon={Plus} onPress={add}>
          {addLabel}
        </Button>
      </span>
      {message !== undefined && (
        <span id={messageId} style={errorMessage === undefined ? styles.hint : styles.error}>
          {errorMessage !== undefined && <Icon icon={CircleExclamationPoint} size={14} />}
          <span>{message}</span>
        </span>
      )}
      <span aria-live="polite" style={visuallyHidden}>
        {announcement}
      </span>
    </fieldset>
  );
}
