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
  /** Called with the new value, `null` when cleared. */
  onChange: (value: DateRangeValue | null) => void;
  /** Called when focus leaves: the time to validate. */
  onBlur?: (() => void) | undefined;
  /** Ranges to select directly. @default the last hour, 24 hours, 7 and 30 days, 3 and 12 months */
  quickRanges?: readonly RelativeRange[] | undefined;
  /** IANA time zone of dates and times. @default the user's time zone */
  timeZone?: string | undefined;
  /** Whether the value can be `null`. @default true */
  isClearable?: boolean | undefined;
  /** An example value; never the label, which must remain visible. @default "Any time" */
  placeholder?: string | undefined;
  /** The current time in ms since 1970, fixed for screenshots and tests. @default the clock */
  now?: number | undefined;
  /** Height: 28, 32, 36 (32 when compact) or 44 px. @default 'lg' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Disabled and not focusable. Explain why next to it. @default false */
  isDisabled?: boolean | undefined;
}

/** A time range: the last hours, days, weeks or months, or between two instants. */
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
  // The trigger is mounted whenever the ref is read.
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
