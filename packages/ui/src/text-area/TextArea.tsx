import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { useMergedRef } from '../dom/useMergedRef.ts';
import { controlAttributes, splitAttributes, Field, useFieldIds, type FieldProps } from '../field/index.ts';
import { CharacterCounter } from './CharacterCounter.tsx';
import * as styles from './TextArea.css.ts';
import { useAutosize } from './useAutosize.ts';

type Native = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoFocus'
  | 'dir'
  | 'enterKeyHint'
  | 'name'
  | 'onFocus'
  | 'onKeyDown'
  | 'placeholder'
  | 'spellCheck'
>;

export interface TextAreaProps extends FieldProps, Native {
  /** The value (controlled). */
  value: string;
  /** Called on each change with the new value. */
  onChange: (value: string) => void;
  /** Called when focus leaves the field: the time to validate it. */
  onBlur?: (() => void) | undefined;
  /** Visible lines while empty. @default 3 */
  minRows?: number | undefined;
  /** Lines it grows to before it scrolls. @default 12 */
  maxRows?: number | undefined;
  /** `auto` grows with the text, `manual` has a handle, `none` keeps its height. @default 'auto' */
  resize?: 'auto' | 'manual' | 'none' | undefined;
  /**
   * Maximum number of characters. Shows a counter and does not cut the text, so that it can be shortened. The form
   * shows the error.
   */
  characterLimit?: number | undefined;
  /** Monospaced font: for keys, records, JSON. @default false */
  isCode?: boolean | undefined;
  /** Value is shown and selectable, and cannot change. @default false */
  isReadOnly?: boolean | undefined;
  /** Disables the field and removes it from the Tab order. Explain why next to it. @default false */
  isDisabled?: boolean | undefined;
}

/** A multiline text field. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
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
    minRows = 3,
    maxRows = 12,
    resize = 'auto',
    characterLimit,
    isCode = false,
    isReadOnly = false,
    isDisabled = false,
    ...rest
  },
  ref,
) {
  const ids = useFieldIds(id);
  const { data, native } = splitAttributes(rest);
  const textArea = useMergedRef(ref);
  useAutosize(textArea, value, resize === 'auto', { minRows, maxRows });
  const hasCounter = characterLimit !== undefined;
  const counterId = `${ids.control}-counter`;
  const around = { label, isLabelHidden, isRequired, isOptionalShown, description, errorMessage, labelEnd };
  return (
    <Field
      {...data}
      ids={ids}
      {...around}
      messageEnd={hasCounter ? <CharacterCounter id={counterId} value={value} limit={characterLimit} /> : undefined}
    >
      <textarea
        {...native}
        {...controlAttributes(ids, { description, errorMessage, isRequired }, hasCounter ? counterId : undefined)}
        ref={textArea}
        className={styles.textArea({ resize, isCode })}
        data-invalid={errorMessage !== undefined || undefined}
        data-readonly={isReadOnly || undefined}
        data-disabled={isDisabled || undefined}
        rows={minRows}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        readOnly={isReadOnly}
        disabled={isDisabled}
      />
    </Field>
  );
});
