import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { ChevronLeft, ChevronRight, Icon } from '../icon/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import type { IsoDate } from './isoDate.ts';
import { datePickerMessages } from './messages.ts';
import { weekdayStyle } from './weekdayStyle.ts';
import * as styles from './calendar.css.ts';

interface Picked {
  value: unknown;
  onChange: (key: string | number) => void;
  items: readonly { id: string | number; formatted: string }[];
}

function NativeChoice({ label, value, onChange, items }: Picked & { label: string }) {
  return (
    <select
      aria-label={label}
      className={styles.choice}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  );
}

interface CalendarBodyProps {
  today: IsoDate;
  /** Whether a range is selected instead of a day. @default false */
  isRange?: boolean;
}

/** Month, year and days, shared by the day and range calendars. */
export function CalendarBody({ today, isRange = false }: CalendarBodyProps) {
  const messages = useMessages(datePickerMessages);
  const locale = useLocale();
  const looks = isRange ? styles.day : `${styles.day} ${styles.single}`;
  return (
    <>
      <div className={styles.head}>
        <CalendarMonthPicker format="long">
          {(month) => <NativeChoice {...month} label={messages.month} />}
        </CalendarMonthPicker>
        <CalendarYearPicker>{(year) => <NativeChoice {...year} label={messages.year} />}</CalendarYearPicker>
        <Button slot="previous" className={styles.turn} aria-label={messages.previousMonth}>
          <Icon icon={ChevronLeft} className={styles.arrow} />
        </Button>
        <Button slot="next" className={styles.turn} aria-label={messages.nextMonth}>
          <Icon icon={ChevronRight} className={styles.arrow} />
        </Button>
      </div>
      <CalendarGrid className={styles.grid} weekdayStyle={weekdayStyle(locale)}>
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell date={date} className={date.toString() === today ? `${looks} ${styles.today}` : looks} />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
