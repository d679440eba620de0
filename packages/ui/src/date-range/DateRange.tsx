import { forwardRef, useState } from 'react';
import { useMergedRef } from '../dom/useMergedRef.ts';
import { useTimeZone } from '../date-time/useTimeZone.ts';
import { describedBy, Field, useFieldIds, type FieldProps } from '../field/index.ts';
import * as box from '../field/FieldBox.css.ts';
import { CalendarRange, ChevronDown, Icon } from '../icon/index.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { useOpenCount } from '../overlay/useOpenCount.ts';
import { dateRangeMessages } from './messages.ts';
import type { DateRangeUnit, DateRangeValue, RelativeRange } from './range.ts';
import { describeRange } from './describeRange.ts';
import * as styles from './DateRange.css.ts';

const DateRangePanel = lazyComponent(async () => (await import('./DateRangePanel.tsx')).DateRangePanel);

const last = (amount: number, unit: DateRangeUnit): RelativeRange => ({ kind: 'relative', amount, unit });

const defaultRanges = [
  last(1, 'hour'),
  last(24, 'hour'),
  last(7, 'day'),
  last(30, 'day'),
  last(3, 'month'),
  last(12, 'month'),
];

export interface DateRangeProps extends FieldProps {
  /** `null` for any time. */
  value: DateRangeValue | null;
  /** Gets `null` when it is cleared. */
  onChange: (value: DateRangeValue | null) => void;
  /** The focus has left it: the moment to validate it. */
  onBlur?: (() => void) | undefined;
  /** Ranges to take at once. @default the last hour, 24 h, 7 and 30 days, 3 and 12 months */
  quickRanges?: readonly RelativeRange[] | undefined;
  /** IANA name of the zone that days and times are meant in. @default the reader's zone */
  timeZone?: string | undefined;
  /** Whether there may be no range at all. @default true */
  isClearable?: boolean | undefined;
  /** An example of a value; never the question, which must stay in view. @default "Any time" */
  placeholder?: string | undefined;
  /** The present, in ms since 1970, when it must not move (pictures, tests). @default the clock */
  now?: number | undefined;
  /** Height: 28, 32, 36 (32 when compact) or 44 px. @default 'lg' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** It cannot be used now. Say why beside it. @default false */
  isDisabled?: boolean | undefined;
}

/** A span of time: the last so many hours, days, weeks or months, or between two moments. */
export const DateRange = forwardRef<HTMLButtonElement, DateRangeProps>(function DateRange(
  {
    value,
    onChange,
    onBlur,
    quickRanges = defaultRanges,
    timeZone,
    isClearable = true,
    placeholder,
    now,
    size = 'lg',
    isDisabled = false,
    id,
    ...around
  },
  ref,
) {
  const messages = useMessages(dateRangeMessages);
  const locale = useLocale();
  const zone = useTimeZone(timeZone);
  const ids = useFieldIds(id);
  const trigger = useMergedRef(ref);
  // The trigger is there whenever the ref is asked for.
  const [isOpen, setIsOpen] = useState(false);
  const openings = useOpenCount(isOpen);
  const isInvalid = around.errorMessage !== undefined;
  const valueId = `${ids.control}-value`;
  return (
    <Field ids={ids} isLabelDetached {...around}>
      <button
        ref={trigger}
        id={ids.control}
        type="button"
        className={`${box.box({ size })} ${styles.trigger}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${ids.label} ${valueId}`}
        {...describedBy(ids.message, around)}
        data-invalid={isInvalid || undefined}
        data-disabled={isDisabled || undefined}
        disabled={isDisabled}
        onPointerEnter={DateRangePanel.preload}
        onFocus={DateRangePanel.preload}
        onBlur={() => {
          if (!isOpen) onBlur?.();
        }}
        onClick={() => setIsOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <span className={styles.icon}>
          <Icon icon={CalendarRange} />
        </span>
        <span id={valueId} className={styles.value} data-placeholder={value === null || undefined}>
          {value === null ? (placeholder ?? messages.placeholder) : describeRange(value, messages, zone, locale)}
        </span>
        <span className={styles.icon}>
          <Icon icon={ChevronDown} size={14} />
        </span>
      </button>
      {openings > 0 && (
        <DateRangePanel
          key={openings}
          isOpen={isOpen}
          triggerRef={trigger}
          label={around.label}
          value={value}
          quickRanges={quickRanges}
          zone={zone}
          now={now}
          isClearable={isClearable}
          onDone={(next) => {
            setIsOpen(false);
            if (next !== undefined) onChange(next);
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
});
