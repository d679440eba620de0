import { useMessages } from '../messages/index.ts';
import { formatDate, formatExactTime } from './formatDate.ts';
import * as styles from './DateTime.css.ts';

export type DateTextProps = {
  /** ISO 8601 with zone, or nothing for something that never happened. */
  value: string | null | undefined;
  /** IANA name. @default the reader's zone */
  timeZone?: string;
};

/** "05 Nov 2026"; the exact local time and its zone in the tooltip. "Never" when there is no date. */
export function DateText({ value, timeZone }: DateTextProps) {
  const messages = useMessages('dateTime');
  if (!value) return messages.never;
  const date = new Date(value);
  return (
    <time className={styles.time} dateTime={value} title={formatExactTime(date, timeZone)}>
      {formatDate(date, timeZone)}
    </time>
  );
}
