import { forwardRef } from 'react';
import { controlAttributes, Field, useFieldIds, type FieldProps } from '../field/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useLocale } from '../messages/index.ts';
import * as styles from './Slider.css.ts';
import { SliderTrack, type SliderMark } from './SliderTrack.tsx';

export interface SharedSliderProps extends Omit<FieldProps, 'labelEnd' | 'isRequired' | 'isOptionalShown'> {
  /** The value at the start of the line. @default 0 */
  minValue?: number | undefined;
  /** The value at its end. @default 100 */
  maxValue?: number | undefined;
  /** From one value to the next, by an arrow key or a move of the thumb. @default 1 */
  step?: number | undefined;
  /** How a value is written, and read out: "30%". @default the number alone */
  formatValue?: ((value: number) => string) | undefined;
  /** Notches in the line, with words below it where they have some. */
  marks?: readonly SliderMark[] | undefined;
  /** Its name in the data of a native form. */
  name?: string | undefined;
  /** It cannot be moved, and cannot be reached. @default false */
  isDisabled?: boolean | undefined;
}

export interface SliderProps extends SharedSliderProps {
  /** Where the thumb stands; the owner holds it. */
  value: number;
  /** At each step, while the thumb moves. */
  onChange: (value: number) => void;
}

/** A rough value between two ends. */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(function Slider(
  {
    id,
    value,
    onChange,
    minValue = 0,
    maxValue = 100,
    step = 1,
    formatValue,
    marks = [],
    name,
    isDisabled = false,
    ...around
  },
  ref,
) {
  const ids = useFieldIds(id);
  const locale = useLocale();
  const valueText = formatValue?.(value) ?? formatNumber(value, locale);
  const output = (
    <output htmlFor={ids.control} aria-live="off" className={styles.output}>
      {valueText}
    </output>
  );
  return (
    <Field {...around} ids={ids} labelEnd={output}>
      <div>
        <SliderTrack scale={{ minValue, maxValue, step }} to={value} marks={marks} isDisabled={isDisabled}>
          <input
            {...controlAttributes(ids, around)}
            ref={ref}
            type="range"
            name={name}
            className={styles.range}
            aria-valuetext={valueText}
            min={minValue}
            max={maxValue}
            step={step}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          />
        </SliderTrack>
      </div>
    </Field>
  );
});
