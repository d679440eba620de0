import { assignInlineVars } from '@vanilla-extract/dynamic';
import { forwardRef, type PointerEvent, type ReactNode } from 'react';
import * as styles from './Slider.css.ts';
import { fractionOf, type Scale } from './sliderMath.ts';

export interface SliderMark {
  value: number;
  /** Below the track; without it, only a tick is shown. */
  label?: string | undefined;
}

interface SliderTrackProps {
  scale: Scale;
  /** Without it, the fill starts at the beginning of the track. */
  from?: number;
  to: number;
  marks: readonly SliderMark[];
  isDisabled: boolean;
  onPointerDown?: (event: PointerEvent<HTMLDivElement>) => void;
  onPointerMove?: (event: PointerEvent<HTMLDivElement>) => void;
  onPointerUp?: () => void;
  children: ReactNode;
}

function edge(share: number): 'start' | 'end' | undefined {
  if (share === 0) return 'start';
  return share === 1 ? 'end' : undefined;
}

/** The track, its fill, its marks and its thumbs. */
export const SliderTrack = forwardRef<HTMLDivElement, SliderTrackProps>(function SliderTrack(
  { scale, from, to, marks, isDisabled, children, ...handlers },
  ref,
) {
  // At its ends, the track needs no tick.
  const notches = marks.filter(({ value }) => edge(fractionOf(value, scale)) === undefined);
  const labeledMarks = marks.filter(({ label }) => label !== undefined);
  return (
    <>
      <div ref={ref} className={styles.control} data-disabled={isDisabled || undefined} {...handlers}>
        <span
          className={styles.fill}
          data-from-edge={from === undefined || undefined}
          style={assignInlineVars({
            [styles.start]: String(fractionOf(from ?? scale.minValue, scale)),
            [styles.end]: String(fractionOf(to, scale)),
          })}
        />
        {notches.map(({ value }) => (
          <span
            key={value}
            className={styles.tick}
            style={assignInlineVars({ [styles.at]: String(fractionOf(value, scale)) })}
          />
        ))}
        {children}
      </div>
      {labeledMarks.length > 0 && (
        // Thumbs announce the value.
        <div aria-hidden="true" className={styles.marks}>
          {labeledMarks.map(({ value, label }) => (
            <span
              key={value}
              className={styles.mark}
              data-edge={edge(fractionOf(value, scale))}
              style={assignInlineVars({ [styles.at]: String(fractionOf(value, scale)) })}
            >
              {label}
            </span>
          ))}
        </div>
      )}
    </>
  );
});
