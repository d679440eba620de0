import { assignInlineVars } from '@vanilla-extract/dynamic';
import { forwardRef, useMemo, useState } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { useMergedRef } from '../dom/useMergedRef.ts';
import { splitAttributes, Field, useAnnouncement, useFieldIds, type FieldProps } from '../field/index.ts';
import { useFormats } from '../formats/index.ts';
import { Search, Undo2, WandSparkles } from '../icon/index.ts';
import { lazyPart } from '../lazy-part/index.ts';
import { useMessages } from '../messages/index.ts';
import { CharacterCounter } from '../text-area/CharacterCounter.tsx';
import { TextArea } from '../text-area/index.ts';
import { formatJson } from '../json/formatJson.ts';
import { jsonProblems, type JsonIssue } from './jsonProblems.ts';
import { jsonEditorMessages } from './messages.ts';
import { useEditor } from './useEditor.ts';
import * as styles from './JsonEditor.css.ts';

export interface JsonEditorProps extends FieldProps {
  /** The text, valid or not (controlled). */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Called when focus leaves: the time to validate. */
  onBlur?: (() => void) | undefined;
  /**
   * Validates well-formed JSON, such as with a schema; returns issues with their paths. Keep its identity between
   * renders.
   */
  validate?: ((value: unknown) => readonly JsonIssue[]) | undefined;
  /** Maximum number of characters, shown in a counter; text is not cut. */
  characterLimit?: number | undefined;
  /** Visible lines; the user can resize it. @default 11 */
  rows?: number | undefined;
  /** Visible and selectable, but not editable. @default false */
  isReadOnly?: boolean | undefined;
  /** Disabled and not focusable. Explain why next to it. @default false */
  isDisabled?: boolean | undefined;
}

const editor = lazyPart(async () => (await import('./createEditor.ts')).createEditor);

const isText = (one: unknown): one is string => typeof one === 'string';

/** A JSON editor with highlighting, folding, search, and errors with line and column. */
export const JsonEditor = forwardRef<HTMLDivElement, JsonEditorProps>(function JsonEditor(
  {
    id,
    label,
    isLabelHidden,
    isRequired,
    isOptionalShown,
    description,
    errorMessage,
    labelEnd,
    value,
    onChange,
    onBlur,
    validate,
    characterLimit,
    rows = 11,
    isReadOnly = false,
    isDisabled = false,
    ...rest
  },
  ref,
) {
  const messages = useMessages(jsonEditorMessages);
  const formats = useFormats();
  const ids = useFieldIds(id);
  const { data } = splitAttributes(rest);
  const host = useMergedRef(ref);
  const createEditor = editor.usePart(true);
  const hasFailed = editor.useHasFailed();
  const problems = useMemo(
    // Whether an empty field is an error is up to its form.
    () => (value.trim() === '' ? [] : jsonProblems(value, messages, formats.number, validate)),
    [value, messages, formats, validate],
  );
  const first = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  const isError = first?.severity === 'error';
  const problemText =
    first &&
    (first.isMalformed
      ? messages.malformed(first.location, first.message)
      : messages.at(first.message, first.location));
  /** The text that could not be formatted. */
  const [refused, setRefused] = useState<string>();
  const refusal = refused === value ? messages.tooDeep : undefined;
  const shown = refusal ?? problemText;
  const announced = useAnnouncement(shown ?? '');
  const format = () => {
    const formatted = formatJson(value);
    if (formatted === undefined) setRefused(value);
    else onChange(formatted);
  };
  const isInvalid = errorMessage !== undefined || isError;
  const words = [errorMessage ?? (isText(description) ? description : undefined), problemText, messages.keys];
  const { view, isUndoable } = useEditor(host, hasFailed ? undefined : createEditor, {
    value,
    onChange,
    onBlur,
    problems,
    isReadOnly,
    isDisabled,
    words: { label, description: words.filter(isText).join(' '), isInvalid, isRequired: isRequired ?? false },
  });

  const around = { label, isLabelHidden, isRequired, isOptionalShown, errorMessage, labelEnd };
  if (hasFailed && createEditor === undefined) {
    return (
      <TextArea
        {...data}
        {...around}
        id={ids.control}
        description={problemText ?? messages.plain}
        errorMessage={errorMessage ?? (isError ? problemText : undefined)}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        isCode
        resize="manual"
        minRows={rows}
        characterLimit={characterLimit}
        isReadOnly={isReadOnly}
        isDisabled={isDisabled}
      />
    );
  }
  const isEditable = !isReadOnly && !isDisabled;
  return (
    <Field
      {...data}
      {...around}
      ids={ids}
      description={description}
      isLabelDetached
      onLabelPress={() => host.current?.focus()}
    >
      <div
        className={styles.box}
        data-invalid={isInvalid || undefined}
        data-readonly={isReadOnly || undefined}
        data-disabled={isDisabled || undefined}
        aria-busy={view === undefined || undefined}
        style={assignInlineVars({ [styles.rows]: String(rows) })}
      >
        <div className={styles.bar}>
          {characterLimit !== undefined && (
            <span className={styles.counter}>
              <CharacterCounter id={`${ids.control}-counter`} value={value} limit={characterLimit} />
            </span>
          )}
          {isEditable && (
            <>
              <IconButton
                label={messages.format}
                size="sm"
                icon={WandSparkles}
                isDisabled={value.trim() === '' || problems.some(({ isMalformed }) => isMalformed)}
                onPress={format}
              />
              <IconButton
                label={messages.undo}
                size="sm"
                icon={Undo2}
                isDisabled={!isUndoable}
                onPress={() => view?.undo()}
              />
            </>
          )}
          <IconButton
            label={messages.find}
            size="sm"
            icon={Search}
            isDisabled={view === undefined || isDisabled}
            onPress={() => view?.find()}
          />
        </div>
        <div className={styles.container}>
          {view === undefined && (
            <pre className={styles.before} translate="no" dir="ltr">
              {value}
            </pre>
          )}
          <div
            ref={host}
            id={ids.control}
            className={styles.host}
            data-editor=""
            data-invalid={isInvalid || undefined}
            // The host delegates its focus, but code that looks for tab stops, such as a dialog's focus trap, cannot
            // see those inside. Not before the editor has loaded.
            tabIndex={view === undefined || isDisabled ? undefined : 0}
          />
        </div>
        {shown !== undefined && (
          <div className={styles.problem} data-warning={!isError || undefined}>
            <span className={styles.problemText}>{shown}</span>
            {first && refusal === undefined && (
              <span className={styles.problemActions}>
                {first.insertAt !== undefined && isEditable && (
                  <Button size="sm" onPress={() => view?.replace(first.insertAt ?? 0, first.insertAt ?? 0, ',')}>
                    {messages.addComma}
                  </Button>
                )}
                {first.isMark && isEditable && (
                  <Button size="sm" onPress={() => view?.replace(first.offset, first.offset + first.length, '')}>
                    {messages.removeMark}
                  </Button>
                )}
                <Button size="sm" variant="ghost" onPress={() => view?.goTo(first.offset)}>
                  {messages.goTo}
                </Button>
              </span>
            )}
          </div>
        )}
      </div>
      <output className={styles.hidden}>{announced}</output>
    </Field>
  );
});
