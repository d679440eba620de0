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
  /** Each change, with the new value. */
  onChange: (code: string) => void;
  /** The last digit has come, typed, pasted or filled in by the phone: check the code. Once for each code. */
  onComplete?: ((code: string) => void) | undefined;
  /** Digits of a whole code. @default 6 */
  length?: 6 | 8 | undefined;
  /** The code is being checked: it stays as it is. @default false */
  isPending?: boolean | undefined;
  /** Its name in the data of a native form. */
  name?: string | undefined;
  /** Takes the focus when it appears: only where the page asks for nothing else. */
  autoFocus?: boolean | undefined;
  /** It cannot be used now, and cannot be reached. Say why beside it. @default false */
  isDisabled?: boolean | undefined;
}

/** A one-time code: one real input, drawn as a cell for each digit. */
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
  // What an input method is composing must not be rewritten under its hands.
  const [composed, setComposed] = useState<string | null>(null);

  const take = (text: string) => {
    // A digit after a code that was wrong begins the next one.
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
          // No maxLength: it would cut a pasted "407 213" before the space is gone.
          value={composed ?? value}
          readOnly={isPending}
          disabled={isDisabled}
          onChange={(event) => {
            const text = event.currentTarget.value;
            if (composed === null) take(text);
            else setComposed(text);
          }}
          // One goes on where one stopped; Tab alone would select all, and the next digit replace it.
          onFocus={(event) => event.currentTarget.setSelectionRange(value.length, value.length)}
          onCompositionStart={() => setComposed(value)}
          onCompositionEnd={(event) => {
            setComposed(null);
            take(event.currentTarget.value);
          }}
          onPaste={(event) => {
            // A whole code takes the place of what is there, wherever the caret is.
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
            // The digit under the pointer is selected: the next one typed takes its place.
            field.setSelectionRange(at, Math.min(at + 1, value.length));
          }}
        />
        <OtpCells value={composed ?? value} length={length} selection={isDisabled ? null : selection} />
      </div>
    </Field>
  );
});
