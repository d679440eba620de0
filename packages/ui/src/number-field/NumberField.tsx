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
  /** `null` while it is empty or invalid; with `allowsInvalidText`, `NaN` for invalid. */
  value: number | null;
  /** Called when a number is complete: at each step, on Enter, and when focus leaves the field. */
  onChange: (value: number | null) => void;
  /** Calls `onChange` also with each number while it is typed, for a total or preview next to the field. @default false */
  isLive?: boolean | undefined;
  /** Whether `onChange` gets `NaN` for invalid text, so that a form can reject it. @default false: `null` */
  allowsInvalidText?: boolean | undefined;
  /** Called when focus leaves the field: the time to validate it. */
  onBlur?: (() => void) | undefined;
  /** Stepping stops here. A lower number that is typed is kept, so that an error can explain. */
  minValue?: number | undefined;
  /** Stepping stops here. A higher number that is typed is kept, so that an error can explain. */
  maxValue?: number | undefined;
  /** Size of one step. @default 1 */
  step?: number | undefined;
  /** Number format: decimals, currency, percent. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** Shown after the number and announced with the field: "seconds". */
  unit?: string | undefined;
  /** Icon before the number. */
  prefix?: ReactNode;
  /** Height: 28, 32, 36 (32 when compact) or 44 px; 44 for touch. @default 'lg' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** `end` aligns numbers in a column. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Hides the stepper buttons, for numbers such as a port. @default false */
  isStepperHidden?: boolean | undefined;
  /** Name in native form data. */
  name?: string | undefined;
  /** An example value; never the label, which must stay visible. */
  placeholder?: string | undefined;
  /** Focuses the field when it appears: only where the page asks for nothing else. */
  autoFocus?: boolean | undefined;
  /** Value is shown and selectable, and cannot change. @default false */
  isReadOnly?: boolean | undefined;
  /** Disables the field and removes it from the Tab order. Explain why next to it. @default false */
  isDisabled?: boolean | undefined;
}

const plainNumber: Intl.NumberFormatOptions = {};
const steps: Record<string, 1 | -1> = { ArrowUp: 1, PageUp: 1, ArrowDown: -1, PageDown: -1 };

/** A number formatted for the locale. Text that is invalid or ambiguous is kept as typed and rejected with an error. */
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
    isLive = false,
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
  // The typed text and the value it belongs to: when the value changes from outside, the text follows.
  const [draft, setDraft] = useState<{ text: string; for: number | null; isRefused: boolean }>();
  const current = draft && Object.is(draft.for, value) ? draft : undefined;
  const [stepped, setStepped] = useState('');
  const [initial] = useState(value);
  const announced = useRef<BeforeInputEdit>(undefined);
  const caret = useRef<number>(undefined);

  const write = (number: number | null) =>
    number === null || Number.isNaN(number) ? '' : formatExact(number, locale, formatOptions);
  /** `undefined` when it cannot be parsed. */
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
    // Invalid text stays in the field to be fixed, and the previous value does not stay behind it.
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
    // Stepping does not discard text that cannot be parsed.
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
    // A native listener, because React's onBeforeInput does not fire for Backspace.
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
            // Once invalid, it is validated on each keystroke, so the error disappears as soon as it is corrected.
            const typedNumber = read(edited.text);
            const isRefused = current?.isRefused === true && typedNumber === undefined;
            const next = isLive ? (typedNumber ?? value) : value;
            setDraft({ text: edited.text, for: next, isRefused });
            if (!Object.is(next, value)) onChange(next);
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
        {/* Screen readers do not announce a text change in a focused field by themselves. */}
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
