import { forwardRef } from 'react';
import { controlAttributes, Field, useFieldIds, type FieldProps } from '../field/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useLocale } from '../messages/index.ts';
import * as styles from './Slider.css.ts';
import { closestStop } from './sliderMath.ts';
import { SliderTrack, type SliderMark } from './SliderTrack.tsx';

export interface SharedSliderProps extends Omit<FieldProps, 'labelEnd' | 'isRequired' | 'isOptionalShown'> {
  /** Minimum. @default 0 */
  minValue?: number | undefined;
  /** Maximum. @default 100 */
  maxValue?: number | undefined;
  /** Step size for arrow keys and dragging. @default 1 */
  step?: number | undefined;
  /** Formats the value for display and announcements: "30%". @default the plain number */
  formatValue?: ((value: number) => string) | undefined;
  /** Marks on the track, with optional labels below. */
  marks?: readonly SliderMark[] | undefined;
  /** Name in native form data. */
  name?: string | undefined;
  /** Disables the slider and removes it from the Tab order. @default false */
  isDisabled?: boolean | undefined;
}

export interface SliderProps extends SharedSliderProps {
  /** The value (controlled). */
  value: number;
  /** Called at each step while the thumb moves. */
  onChange: (value: number) => void;
  /**
   * The values to choose from, in ascending order and at equal distances: for a scale on which each value is a multiple of
   * the one before, such as 1, 10, 100. Replaces `minValue`, `maxValue`, and `step`.
   */
  stops?: readonly number[] | undefined;
}

/** An approximate value between two limits. */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(function Slider(
  {
    id,
    value,
    onChange,
    minValue = 0,
    maxValue = 100,
    step = 1,
    stops,
    formatValue,
    marks = [],
    name,
    isDisabled = false,
    ...around
  },
  ref,
) {
  const ids = useFieldIds(id);
  const scale = stops ? { minValue: 0, maxValue: stops.length - 1, step: 1 } : { minValue, maxValue, step };
  const positionOf = (at: number) => (stops ? closestStop(at, stops) : at);
  const position = positionOf(value);
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
        <SliderTrack
          scale={scale}
          to={position}
          marks={marks.map((mark) => ({ ...mark, value: positionOf(mark.value) }))}
          isDisabled={isDisabled}
        >
          <input
            {...controlAttributes(ids, around)}
            ref={ref}
            type="range"
            name={stops ? undefined : name}
            className={styles.range}
            aria-valuetext={valueText}
            min={scale.minValue}
            max={scale.maxValue}
            step={scale.step}
            value={position}
            disabled={isDisabled}
            onChange={({ currentTarget: { valueAsNumber } }) => onChange(stops?.[valueAsNumber] ?? valueAsNumber)}
          />
          {stops && name !== undefined && <input type="hidden" name={name} value={value} disabled={isDisabled} />}
        </SliderTrack>
      </div>
    </Field>
  );
});
