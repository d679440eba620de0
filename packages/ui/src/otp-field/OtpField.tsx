import { forwardRef, useState } from 'react';
import { useMergedRef } from '../dom/useMergedRef.ts';
import { controlAttributes, splitAttributes, Field, useFieldIds, type FieldProps } from '../field/index.ts';
import { useMessages } from '../messages/index.ts';
import { Spinner } from '../progress/index.ts';
import { otpFieldMessages } from './messages.ts';
import { OtpCells } from './OtpCells.tsx';
import { cleanCode } from './oneTimeCode.ts';
import * as styles from './OtpField.css.ts';
import { useInputSelection } from './useInputSelection.ts';
import { useVisibleError } from './useVisibleError.ts';

export interface OtpFieldProps extends Omit<FieldProps, 'isOptionalShown' | 'isLabelHidden'> {
  /** The digits entered so far: ASCII, without spaces. */
  value: string;
  /** Called on each change with the new value. */
  onChange: (code: string) => void;
  /** Called once per code when the last digit is typed, pasted or autofilled: the time to check the code. */
  onComplete?: ((code: string) => void) | undefined;
  /** Number of digits. @default 6 */
  length?: 6 | 8 | undefined;
  /** Whether the code is being checked and cannot be edited. @default false */
  isPending?: boolean | undefined;
  /** Name in native form data. */
  name?: string | undefined;
  /** Focuses the field when it appears: only where the page asks for nothing else. */
  autoFocus?: boolean | undefined;
  /** Disables the field and removes it from the Tab order. Explain why next to it. @default false */
  isDisabled?: boolean | undefined;
}

/** A one-time code: one real input, drawn as a cell per digit. */
export const OtpField = forwardRef<HTMLInputElement, OtpFieldProps>(function OtpField(
  {
    id,
    label,
    isRequired,
    description,
    errorMessage,
    labelEnd,
    value,
    onChange,
    onComplete,
    length = 6,
    isPending = false,
    isDisabled = false,
    ...rest
  },
  ref,
) {
  const messages = useMessages(otpFieldMessages);
  const ids = useFieldIds(id);
  const { data, native } = splitAttributes(rest);
  const input = useMergedRef(ref);
  const selection = useInputSelection(input);
  const { shownError, noteTyped } = useVisibleError(errorMessage, value, isPending);
  // Text being composed by an input method must not be rewritten.
  const [composed, setComposed] = useState<string | null>(null);

  const take = (text: string) => {
    // A digit typed after an invalid code starts a new one.
    const added = text.startsWith(value) ? cleanCode(text.slice(value.length), length) : '';
    const isNext = shownError !== undefined && value.length === length && added !== '';
    const next = isNext ? added : cleanCode(text, length);
    if (next === value) return;
    noteTyped(next);
    onChange(next);
    if (next.length === length) onComplete?.(next);
  };

  return (
    <Field
      {...data}
      ids={ids}
      label={label}
      isRequired={isRequired}
      description={description}
      errorMessage={shownError}
      labelEnd={isPending ? <Spinner label={messages.checking} /> : labelEnd}
    >
      <div className={styles.root} data-invalid={shownError !== undefined || undefined}>
        <input
          {...native}
          {...controlAttributes(ids, { description, errorMessage: shownError, isRequired })}
          ref={input}
          className={styles.input}
          // Codes run left to right in every language.
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          // No maxLength: it would cut a pasted "407 213" before the space is removed.
          value={composed ?? value}
          readOnly={isPending}
          disabled={isDisabled}
          onChange={(event) => {
            const text = event.currentTarget.value;
            if (composed === null) take(text);
            else setComposed(text);
          }}
          // Puts the caret at the end; Tab would select everything, and the next digit would replace it.
          onFocus={(event) => event.currentTarget.setSelectionRange(value.length, value.length)}
          onCompositionStart={() => setComposed(value)}
          onCompositionEnd={(event) => {
            setComposed(null);
            take(event.currentTarget.value);
          }}
          onPaste={(event) => {
            // A pasted code replaces everything, wherever the caret is.
            const code = cleanCode(event.clipboardData.getData('text'), length);
            if (code.length < length || isPending) return;
            event.preventDefault();
            take(code);
          }}
          onPointerUp={(event) => {
            const field = event.currentTarget;
            if (field.selectionStart !== field.selectionEnd) return;
            const cells = [...field.parentElement!.querySelectorAll('[data-cell]')];
            const index = cells.findIndex((cell) => event.clientX < cell.getBoundingClientRect().right);
            const at = Math.min(index === -1 ? length : index, value.length);
            // Selects the digit under the pointer, so the next one replaces it.
            field.setSelectionRange(at, Math.min(at + 1, value.length));
          }}
        />
        <OtpCells value={composed ?? value} length={length} selection={isDisabled ? null : selection} />
      </div>
    </Field>
  );
});
