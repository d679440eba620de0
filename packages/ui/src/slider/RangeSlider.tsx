import { forwardRef, useRef, type PointerEvent } from 'react';
import { elementScale } from '../dom/elementScale.ts';
import { controlAttributes, Field, useFieldIds } from '../field/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { sliderMessages } from './messages.ts';
import type { SharedSliderProps } from './Slider.tsx';
import * as styles from './Slider.css.ts';
import { moveThumb, closestThumb, valueAt } from './sliderMath.ts';
import { SliderTrack } from './SliderTrack.tsx';

export interface RangeSliderProps extends SharedSliderProps {
  /** Both ends, lower one first. */
  value: readonly [number, number];
  /** Called at each step while a thumb moves. */
  onChange: (value: [number, number]) => void;
}

/** A range slider with two thumbs. */
export const RangeSlider = forwardRef<HTMLInputElement, RangeSliderProps>(function RangeSlider(
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
  const messages = useMessages(sliderMessages);
  const ids = useFieldIds(id);
  const locale = useLocale();
  const track = useRef<HTMLDivElement>(null);
  // The thumb grabbed by a press on the track.
  const activeThumb = useRef<0 | 1 | null>(null);
  const scale = { minValue, maxValue, step };
  const write = (bound: number) => formatValue?.(bound) ?? formatNumber(bound, locale);

  const valueUnder = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const thumb = 18 * elementScale(event.currentTarget);
    const share = (event.clientX - left - thumb / 2) / (width - thumb);
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    return valueAt(isMirrored ? 1 - share : share, scale);
  };

  return (
    <Field
      {...around}
      ids={ids}
      isLabelDetached
      labelEnd={
        <output htmlFor={`${ids.control} ${ids.control}-to`} aria-live="off" className={styles.output}>
          {`${write(value[0])} – ${write(value[1])}`}
        </output>
      }
    >
      <fieldset aria-labelledby={ids.label}>
        <SliderTrack
          ref={track}
          scale={scale}
          from={value[0]}
          to={value[1]}
          marks={marks}
          isDisabled={isDisabled}
          onPointerDown={(event) => {
            // A press on a thumb is handled by the thumb.
            if (isDisabled || event.button !== 0 || event.target instanceof HTMLInputElement) return;
            event.preventDefault();
            const next = valueUnder(event);
            activeThumb.current = closestThumb(next, value);
            event.currentTarget.setPointerCapture(event.pointerId);
            event.currentTarget.querySelectorAll('input')[activeThumb.current]?.focus();
            onChange(moveThumb(value, activeThumb.current, next));
          }}
          onPointerMove={(event) => {
            if (activeThumb.current !== null) onChange(moveThumb(value, activeThumb.current, valueUnder(event)));
          }}
          onPointerUp={() => {
            activeThumb.current = null;
          }}
        >
          {([0, 1] as const).map((thumb) => (
            <input
              key={thumb}
              {...controlAttributes(ids, around)}
              ref={thumb === 0 ? ref : undefined}
              id={thumb === 0 ? ids.control : `${ids.control}-to`}
              type="range"
              name={name}
              className={styles.range}
              data-paired
              aria-label={`${around.label}, ${thumb === 0 ? messages.from : messages.to}`}
              aria-valuetext={write(value[thumb])}
              min={minValue}
              max={maxValue}
              step={step}
              value={value[thumb]}
              disabled={isDisabled}
              onChange={(event) => onChange(moveThumb(value, thumb, event.currentTarget.valueAsNumber))}
            />
          ))}
        </SliderTrack>
      </fieldset>
    </Field>
  );
});
