import { parseDate } from '@internationalized/date';
import { useState } from 'react';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { CalendarBody } from '../calendar/CalendarBody.tsx';
import { gregorian } from '../calendar/DayCalendar.tsx';
import { calendar as calendarStyle } from '../calendar/calendar.css.ts';
import type { IsoDate } from '../calendar/isoDate.ts';
import { DateField } from '../date-field/DateField.tsx';
import { useMessages } from '../messages/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { dateRangeMessages } from './messages.ts';
import { parseTime, type DateRangeUnit } from './range.ts';
import type { RangeDraft } from './useRangeDraft.ts';
import * as styles from './DateRange.css.ts';

const units: readonly DateRangeUnit[] = ['hour', 'day', 'week', 'month'];

/** "Last … hours". */
export function RelativeFields({ draft, change, problem, message }: RangeDraft) {
  const messages = useMessages(dateRangeMessages);
  return (
    <div className={styles.fields}>
      <TextField
        label={messages.customAmount}
        size="md"
        inputMode="numeric"
        autoComplete="off"
        value={draft.amount}
        onChange={(amount) => change({ amount })}
        errorMessage={problem === 'amount' ? message : undefined}
      />
      <Select
        label={messages.unit}
        size="md"
        items={units.map((id) => ({ id, label: messages.units[id] }))}
        value={draft.unit}
        onChange={(unit) => change({ unit })}
      />
    </div>
  );
}

interface AbsoluteFieldsProps extends RangeDraft {
  today: IsoDate;
  zone: string;
}

/** Two dates in a calendar, and the same dates with times in fields. */
export function AbsoluteFields({ draft, change, problem, message, today, zone }: AbsoluteFieldsProps) {
  const messages = useMessages(dateRangeMessages);
  const { fromDay, toDay } = draft;
  const [hasTypedTime, setHasTypedTime] = useState(false);
  const hasRange = fromDay !== null && toDay !== null && fromDay <= toDay;
  const time = (which: 'fromTime' | 'toTime', label: string) => (
    <TextField
      label={label}
      size="md"
      autoComplete="off"
      value={draft[which]}
      onChange={(typed) => {
        setHasTypedTime(true);
        change({ [which]: typed });
      }}
      onBlur={() => change({ [which]: parseTime(draft[which]) ?? draft[which] })}
      errorMessage={parseTime(draft[which]) === undefined ? messages.timeUnreadable : undefined}
    />
  );
  return (
    <>
      <div className={styles.calendar}>
        <RangeCalendar
          className={calendarStyle}
          aria-label={messages.calendar}
          createCalendar={gregorian}
          value={hasRange ? { start: parseDate(fromDay), end: parseDate(toDay) } : null}
          {...(hasRange && { defaultFocusedValue: parseDate(toDay) })}
          onChange={({ start, end }) =>
            change({
              fromDay: start.toString(),
              toDay: end.toString(),
              // The times of the previous range can make a single day invalid.
              ...(!hasTypedTime && { fromTime: '00:00', toTime: '23:59' }),
            })
          }
        >
          <CalendarBody today={today} isRange />
        </RangeCalendar>
      </div>
      <div className={styles.fields}>
        <DateField
          label={messages.from}
          size="md"
          value={fromDay}
          onChange={(day) => change({ fromDay: day })}
          today={today}
        />
        {time('fromTime', messages.startTime)}
        <DateField
          label={messages.to}
          size="md"
          value={toDay}
          onChange={(day) => change({ toDay: day })}
          today={today}
          errorMessage={problem === 'order' ? message : undefined}
        />
        {time('toTime', messages.endTime)}
      </div>
      <span className={styles.zone}>{messages.zone(zone)}</span>
    </>
  );
}
