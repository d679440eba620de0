import { forwardRef, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isComposing } from '../dom/isComposing.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { useMergedRef } from '../dom/useMergedRef.ts';
import { controlAttributes, splitAttributes, Field, FieldBox, useFieldIds, type FieldProps } from '../field/index.ts';
import { useNativeChange } from '../field/useNativeChange.ts';
import * as box from '../field/FieldBox.css.ts';
import { hidden } from '../field/Field.css.ts';
import { readNumber } from '../formats/readNumber.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { numberFieldMessages } from './messages.ts';
import { NumberStepper } from './NumberStepper.tsx';
import { nextStep } from './nextStep.ts';
import { useNumericInputMode } from './useNumericInputMode.ts';
import { removeGroupSeparators, formatExact, type BeforeInputEdit } from './numberText.ts';
import * as styles from './NumberField.css.ts';

export interface NumberFieldProps extends FieldProps {
  /** `null` while it is empty or invalid; with `allowsInvalidText` `NaN` for invalid. */
  value: number | null;
  /** When a number is complete: at each step, on Enter, and when the field is left. */
  onChange: (value: number | null) => void;
  /** Whether `onChange` gets `NaN` where the text is no number, for a form that is to refuse it. @default false: `null` */
  allowsInvalidText?: boolean | undefined;
  /** The focus has left it: the moment to validate it. */
  onBlur?: (() => void) | undefined;
  /** The steps stop here. A lower number that is typed stays, so that an error can explain. */
  minValue?: number | undefined;
  /** The steps stop here. A higher number that is typed stays, so that an error can explain. */
  maxValue?: number | undefined;
  /** How far one step goes. @default 1 */
  step?: number | undefined;
  /** How the number is written: decimals, currency, percent. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** After the number, read with the field: "seconds". */
  unit?: string | undefined;
  /** An icon before the number. */
  prefix?: ReactNode;
  /** Height: 28, 32, 36 (32 when compact) or 44 px; 44 for a finger. @default 'lg' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** `end` where numbers stand below each other. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Hides the stepper buttons, for numbers such as a port. @default false */
  isStepperHidden?: boolean | undefined;
  /** Its name in the data of a native form. */
  name?: string | undefined;
  /** An example of a value; never the question, which must stay in view. */
  placeholder?: string | undefined;
  /** Takes the focus when it appears: only where the page asks for nothing else. */
  autoFocus?: boolean | undefined;
  /** Value is shown and selectable, and cannot change. @default false */
  isReadOnly?: boolean | undefined;
  /** It cannot be used now, and cannot be reached. Say why beside it. @default false */
  isDisabled?: boolean | undefined;
}

const plainNumber: Intl.NumberFormatOptions = {};
const steps: Record<string, 1 | -1> = { ArrowUp: 1, PageUp: 1, ArrowDown: -1, PageDown: -1 };

/**
 * A number, written as the reader's language writes it. What is no number, or could be two, stays as it was typed and is
 * refused in words.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  {
    id,
    label,
    isLabelHidden,
    isRequired = false,
    isOptionalShown,
    description,
    errorMessage: givenMessage,
    labelEnd,
    value,
    onChange,
    allowsInvalidText = false,
    onBlur,
    minValue,
    maxValue,
    step,
    formatOptions = plainNumber,
    unit,
    prefix,
    size = 'lg',
    align = 'start',
    isStepperHidden = false,
    name,
    placeholder,
    isReadOnly = false,
    isDisabled = false,
    ...rest
  },
  ref,
) {
  const messages = useMessages(numberFieldMessages);
  const locale = useLocale();
  const ids = useFieldIds(id);
  const input = useMergedRef(ref);
  const { data, native } = splitAttributes(rest);
  // The typed text, and the value it belongs to: when the value changes from outside, the text follows.
  const [draft, setDraft] = useState<{ text: string; for: number | null; isRefused: boolean }>();
  const current = draft && Object.is(draft.for, value) ? draft : undefined;
  const [stepped, setStepped] = useState('');
  const [initial] = useState(value);
  const announced = useRef<BeforeInputEdit>(undefined);
  const caret = useRef<number>(undefined);

  const write = (number: number | null) =>
    number === null || Number.isNaN(number) ? '' : formatExact(number, locale, formatOptions);
  /** Nothing when it cannot be read. */
  const read = (typed: string) => (typed.trim() === '' ? null : readNumber(typed, locale, formatOptions));
  const text = current?.text ?? write(value);
  const number = current ? read(current.text) : value;
  const message = givenMessage ?? (current?.isRefused === true ? messages.unreadable : undefined);

  const settle = (typed: string) => {
    if (typed === write(value)) {
      setDraft(undefined);
      return;
    }
    const next = read(typed);
    // What cannot be taken stays in the field, to be mended; the value does not stay behind it.
    const nextValue = next ?? (next === undefined && allowsInvalidText ? Number.NaN : null);
    setDraft(next === undefined ? { text: typed, for: nextValue, isRefused: true } : undefined);
    if (!Object.is(nextValue, value)) onChange(nextValue);
  };
  useNativeChange(input, {
    onCommit: settle,
    onReset: () => {
      setDraft(undefined);
      if (!Object.is(initial, value)) onChange(initial);
    },
  });

  const scale = { minValue, maxValue, step: step ?? (formatOptions.style === 'percent' ? 0.01 : 1) };
  const goal = (direction: 1 | -1) =>
    number === undefined || Number.isNaN(number) ? undefined : nextStep(number, direction, scale);
  const can = (direction: 1 | -1) => {
    const next = goal(direction);
    return (
      !isDisabled && next !== undefined && (number === null || number === undefined || (next - number) * direction > 0)
    );
  };
  const move = (direction: 1 | -1) => {
    const next = goal(direction);
    // What cannot be read is not thrown away for a step from somewhere else.
    if (next === undefined) return settle(text);
    setDraft(undefined);
    setStepped(write(next));
    if (next !== value) onChange(next);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isReadOnly || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') settle(text);
    const direction = steps[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    move(direction);
  };
  useEffect(() => {
    const control = input.current;
    // Not React's, which a Backspace does not cause.
    const onBeforeInput = ({ data: typed, target }: InputEvent) => {
      const { selectionStart, selectionEnd } = target as HTMLInputElement;
      announced.current = { start: selectionStart ?? 0, end: selectionEnd ?? 0, typed };
    };
    control?.addEventListener('beforeinput', onBeforeInput);
    return () => control?.removeEventListener('beforeinput', onBeforeInput);
  }, [input]);
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const hasDecimals = !Number.isInteger(scale.step) || formatOptions.maximumFractionDigits !== 0;
  const inputMode = useNumericInputMode(minValue === undefined || minValue < 0, hasDecimals);
  const unitId = unit === undefined ? undefined : `${ids.control}-unit`;
  const around = { label, isLabelHidden, isRequired, isOptionalShown, description, errorMessage: message, labelEnd };
  const stepper = !isStepperHidden && !isReadOnly && (
    <NumberStepper label={label} inputRef={input} canDecrease={can(-1)} canIncrease={can(1)} onStep={move} />
  );
  return (
    <Field {...data} ids={ids} {...around}>
      <FieldBox
        size={size}
        isInvalid={message !== undefined}
        isReadOnly={isReadOnly}
        isDisabled={isDisabled}
        prefix={prefix}
        suffix={unit}
        suffixId={unitId}
        action={stepper || undefined}
      >
        <input
          {...native}
          {...controlAttributes(ids, { description, errorMessage: message, isRequired }, unitId)}
          ref={input}
          type="text"
          inputMode={inputMode}
          aria-roledescription={messages.kind}
          className={`${box.input} ${styles.input({ align })}`}
          placeholder={placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            const typed = { text: event.currentTarget.value, caret: event.currentTarget.selectionStart ?? 0 };
            const edited =
              current || !announced.current
                ? typed
                : removeGroupSeparators(text, announced.current, typed, locale, formatOptions);
            announced.current = undefined;
            if (edited.text !== typed.text) caret.current = edited.caret;
            // Once invalid, it is validated with each key, so that the error disappears as soon as it is corrected.
            const isRefused = current?.isRefused === true && read(edited.text) === undefined;
            setDraft({ text: edited.text, for: value, isRefused });
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (current && !current.isRefused) settle(text);
            setStepped('');
            onBlur?.();
          }}
          readOnly={isReadOnly}
          disabled={isDisabled}
        />
        {/* A text that changes in a field that has the focus is not read out by itself. */}
        <span aria-live="assertive" className={hidden}>
          {stepped}
        </span>
        {name !== undefined && (
          <input
            type="hidden"
            name={name}
            value={value === null || Number.isNaN(value) ? '' : value}
            disabled={isDisabled}
          />
        )}
      </FieldBox>
    </Field>
  );
});
