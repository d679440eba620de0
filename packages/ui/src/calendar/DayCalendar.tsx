import { GregorianCalendar, parseDate } from '@internationalized/date';
import { useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { CalendarBody } from './CalendarBody.tsx';
import type { DateRules } from './dateRules.ts';
import type { IsoDate } from './isoDate.ts';
import { calendar, reason as reasonStyle } from './calendar.css.ts';

/** Dates are stored and sent as Gregorian, whatever calendar the locale uses. */
export const gregorian = () => new GregorianCalendar();

export interface DayCalendarProps extends DateRules {
  label: string;
  value: IsoDate | null;
  onChange: (day: IsoDate) => void;
  today: IsoDate;
  /** Moves the focus to the selected day, or to today. @default false */
  isFocused?: boolean;
}

/** A month of days, one of them selected. */
export function DayCalendar({
  label,
  value,
  onChange,
  today,
  minValue,
  maxValue,
  unavailable,
  isFocused = false,
}: DayCalendarProps) {
  const [focused, setFocused] = useState(parseDate(value ?? today));
  const reason = unavailable?.(focused.toString());
  return (
    <AriaLocale>
      <Calendar
        className={calendar}
        aria-label={label}
        createCalendar={gregorian}
        value={value === null ? null : parseDate(value)}
        onChange={(date) => onChange(date.toString())}
        focusedValue={focused}
        onFocusChange={setFocused}
        {...(minValue === undefined ? {} : { minValue: parseDate(minValue) })}
        {...(maxValue === undefined ? {} : { maxValue: parseDate(maxValue) })}
        isDateUnavailable={(date) => unavailable?.(date.toString()) !== undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after the user opens the calendar
        autoFocus={isFocused}
      >
        <CalendarBody today={today} />
        {unavailable && <output className={reasonStyle}>{reason}</output>}
      </Calendar>
    </AriaLocale>
  );
}
