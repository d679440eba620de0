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
  /** The value, controlled. */
  value: string;
  /** Each change, with the new value. */
  onChange: (value: string) => void;
  /** The focus has left it: the moment to validate it. */
  onBlur?: (() => void) | undefined;
  /** Lines it shows while it is empty. @default 3 */
  minRows?: number | undefined;
  /** Lines it grows to before it scrolls. @default 12 */
  maxRows?: number | undefined;
  /** `auto` grows with the text, `manual` has a handle, `none` keeps its height. @default 'auto' */
  resize?: 'auto' | 'manual' | 'none' | undefined;
  /**
   * Characters that may be saved. It counts down and does not cut: what is too much stays to be shortened. The error
   * itself belongs to the form.
   */
  characterLimit?: number | undefined;
  /** Mono type: for keys, records, JSON. @default false */
  isCode?: boolean | undefined;
  /** Value is shown and selectable, and cannot change. @default false */
  isReadOnly?: boolean | undefined;
  /** It cannot be used now, and cannot be reached. Say why beside it. @default false */
  isDisabled?: boolean | undefined;
}

/** Several lines of text. */
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
