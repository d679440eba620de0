import { forwardRef, useState } from 'react';
import { isComposing } from '../dom/isComposing.ts';
import { unavailableReason, type DateRules } from '../calendar/dateRules.ts';
import { addDays, addMonths, isIsoDate, localDay, utcMidnight, type IsoDate } from '../calendar/isoDate.ts';
import { formatDate } from '../date-time/formatDate.ts';
import { useMergedRef } from '../dom/useMergedRef.ts';
import type { FieldProps } from '../field/index.ts';
import { useNativeChange } from '../field/useNativeChange.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import { dateFieldMessages } from './messages.ts';
import { parseDate } from './parseDate.ts';

export interface DateFieldProps
  extends FieldProps, DateRules, Pick<TextFieldProps, 'action' | 'size' | 'isReadOnly' | 'isDisabled'> {
  /** A day as `YYYY-MM-DD`; `null` for none. With `allowsInvalidText` also invalid text as typed. */
  value: IsoDate | null;
  /** Called with `null` when the field is empty, invalid or out of range. */
  onChange: (value: IsoDate | null) => void;
  /** Called when focus leaves: the time to validate. */
  onBlur?: (() => void) | undefined;
  /** Whether `onChange` also gets invalid text, for a form that rejects it. @default false */
  allowsInvalidText?: boolean | undefined;
  /** Field name in native form data, as `YYYY-MM-DD`. */
  name?: string | undefined;
  /** An example value; never the label, which must remain visible. @default "dd mmm yyyy" */
  placeholder?: string | undefined;
  /** Today, fixed for screenshots and tests. @default the current date */
  today?: IsoDate | undefined;
  /** Called on Alt with an up or down arrow key: a picker opens its calendar. */
  onOpen?: (() => void) | undefined;
}

const steps: Record<string, (day: IsoDate) => IsoDate> = {
  ArrowUp: (day) => addDays(day, 1),
  ArrowDown: (day) => addDays(day, -1),
  PageUp: (day) => addMonths(day, 1),
  PageDown: (day) => addMonths(day, -1),
};

/** A date, typed or pasted in any common format. With a calendar it is a DatePicker. */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  {
    value,
    onChange,
    onBlur,
    allowsInvalidText = false,
    minValue,
    maxValue,
    unavailable,
    name,
    placeholder,
    today,
    onOpen,
    errorMessage,
    isReadOnly = false,
    isDisabled = false,
    ...rest
  },
  ref,
) {
  const messages = useMessages(dateFieldMessages);
  const locale = useLocale();
  // The typed text, and the value it belongs to: when the value changes from outside, the text follows.
  const [draft, setDraft] = useState<{ text: string; for: IsoDate | null; problem?: string | undefined }>();
  const current = draft?.for === value ? draft : undefined;

  const valueDay = value !== null && isIsoDate(value) ? value : null;
  const format = (day: IsoDate) => formatDate(utcMidnight(day), 'UTC', locale);
  const presentDay = () => today ?? localDay(new Date());
  const read = (text: string): { day: IsoDate | null; problem?: string | undefined } => {
    if (text.trim() === '') return { day: null };
    const day = parseDate(text, locale, presentDay());
    if (day === undefined) return { day: null, problem: messages.unreadable(format(presentDay())) };
    const problem = unavailableReason(day, { minValue, maxValue, unavailable }, messages, format);
    return problem === undefined ? { day } : { day: null, problem };
  };
  /** Invalid text remains for correction; the previous value is cleared. */
  const take = (day: IsoDate | null, text: string, problem: string | undefined) => {
    const next = problem === undefined ? day : allowsInvalidText ? text : null;
    setDraft(problem === undefined ? undefined : { text, for: next, problem });
    if (next !== value) onChange(next);
  };
  const shown = current?.text ?? (valueDay === null ? (value ?? '') : format(valueDay));
  const settle = (text: string) => {
    if (current === undefined && text === shown) return;
    const { day, problem } = read(text);
    take(day, text, problem);
  };
  const input = useMergedRef(ref);
  const [initial] = useState(value);
  useNativeChange(input, {
    onCommit: settle,
    onReset: () => {
      setDraft(undefined);
      if (initial !== value) onChange(initial);
    },
  });
  const step = (by: (day: IsoDate) => IsoDate) => {
    // Also from an unavailable day: arrow keys move across a weekend.
    const from = current === undefined ? valueDay : parseDate(current.text, locale, presentDay());
    let day = from ? by(from) : presentDay();
    if (minValue !== undefined && day < minValue) day = minValue;
    if (maxValue !== undefined && day > maxValue) day = maxValue;
    take(day, format(day), unavailable?.(day));
  };

  return (
    <>
      <TextField
        {...rest}
        ref={input}
        value={shown}
        onChange={(text) => {
          // Once invalid, it is validated with each key, so that the error disappears as soon as it is corrected.
          const problem = current?.problem === undefined ? undefined : read(text).problem;
          setDraft({ text, for: value, problem });
        }}
        onBlur={() => {
          settle(shown);
          onBlur?.();
        }}
        onKeyDown={(event) => {
          // While composing, these keys belong to the input method.
          if (isComposing(event)) return;
          const by = steps[event.key];
          if (event.key === 'Enter') settle(shown);
          if (by === undefined || isReadOnly) return;
          event.preventDefault();
          if (event.altKey) onOpen?.();
          else step(by);
        }}
        errorMessage={current?.problem ?? errorMessage}
        placeholder={placeholder ?? messages.placeholder}
        autoComplete="off"
        spellCheck={false}
        isReadOnly={isReadOnly}
        isDisabled={isDisabled}
      />
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />}
    </>
  );
});
