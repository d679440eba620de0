import { forwardRef, type ReactNode } from 'react';
import { Button, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { controlAttributes, divideAttributes, Field, FieldBox, useFieldIds, type FieldProps } from '../field/index.ts';
import * as box from '../field/FieldBox.css.ts';
import { Icon, Minus, Plus } from '../icon/index.ts';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { numberFieldMessages } from '../messages/english/numberField.ts';
import { useMessages } from '../messages/index.ts';
import { NumberInput } from './NumberInput.tsx';
import * as styles from './NumberField.css.ts';

export interface NumberFieldProps extends FieldProps {
  /** `null` while it is empty. */
  value: number | null;
  /** When a number is complete: at each step, on Enter, and when the field is left. */
  onChange: (value: number | null) => void;
  /** The focus has left it: the moment to judge what is there. */
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
  /** Without its two buttons: for numbers that nobody reaches step by step, such as a port. @default false */
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

/** A number, written as the reader's language writes it. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  {
    id,
    label,
    isLabelHidden,
    isRequired = false,
    isOptionalShown,
    description,
    errorMessage,
    labelEnd,
    value,
    onChange,
    minValue,
    maxValue,
    step,
    formatOptions,
    unit,
    prefix,
    size = 'lg',
    align = 'start',
    isStepperHidden = false,
    placeholder,
    isReadOnly = false,
    isDisabled = false,
    ...rest
  },
  ref,
) {
  const texts = useMessages(numberFieldMessages);
  const ids = useFieldIds(id);
  const { data, native } = divideAttributes(rest);
  const unitId = unit === undefined ? undefined : `${ids.control}-unit`;
  const attributes = controlAttributes(ids, { description, errorMessage }, unitId);
  const around = { label, isLabelHidden, isRequired, isOptionalShown, description, errorMessage, labelEnd };
  const hasStepper = !isStepperHidden && !isReadOnly;
  return (
    <Field {...data} ids={ids} {...around}>
      <AriaLocale>
        <AriaNumberField
          {...defined({
            ...native,
            minValue,
            maxValue,
            step,
            formatOptions,
            'aria-describedby': attributes['aria-describedby'],
          })}
          id={ids.control}
          className={styles.root}
          aria-labelledby={ids.label}
          // react-aria knows an empty field as NaN.
          value={value ?? Number.NaN}
          onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
          incrementAriaLabel={texts.increase(label)}
          decrementAriaLabel={texts.decrease(label)}
          isRequired={isRequired}
          isReadOnly={isReadOnly}
          isDisabled={isDisabled}
          isInvalid={errorMessage !== undefined}
          validationBehavior="aria"
          // A number that changes by itself when the field is left is a number that nobody has entered.
          commitBehavior="validate"
        >
          {/* Not React Aria's Group, with which turning the wheel would change the number. */}
          <FieldBox
            size={size}
            isInvalid={errorMessage !== undefined}
            isReadOnly={isReadOnly}
            isDisabled={isDisabled}
            prefix={prefix}
            suffix={unit}
            suffixId={unitId}
            action={
              hasStepper ? (
                <span className={styles.stepper}>
                  <Button slot="decrement" className={styles.step}>
                    <Icon icon={Minus} size={14} />
                  </Button>
                  <Button slot="increment" className={styles.step}>
                    <Icon icon={Plus} size={14} />
                  </Button>
                </span>
              ) : undefined
            }
          >
            <NumberInput
              ref={ref}
              formatOptions={formatOptions}
              className={`${box.input} ${styles.input({ align })}`}
              placeholder={placeholder}
            />
          </FieldBox>
        </AriaNumberField>
      </AriaLocale>
    </Field>
  );
});

/** react-aria's types know an absent property, not an undefined one. */
function defined<Props extends object>(props: Props) {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined);
  // Nothing but the undefined ones has gone.
  return Object.fromEntries(entries) as { [Name in keyof Props]: Exclude<Props[Name], undefined> };
}
