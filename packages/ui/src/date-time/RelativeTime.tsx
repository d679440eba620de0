import { useMessages } from '../messages/index.ts';
import type { DateTextProps } from './DateText.tsx';
import { formatDate, formatExactTime } from './formatDate.ts';
import { timeAgo } from './timeAgo.ts';
import { useMinute } from './useMinute.ts';
import * as styles from './DateTime.css.ts';

export type RelativeTimeProps = DateTextProps & {
  /** The present, in ms since 1970, when it must not move (pictures, tests). @default the clock, renewed each minute */
  now?: number;
};

/** "2 min ago" up to 48 hours back, then the date; the exact local time and its zone in the tooltip. */
export function RelativeTime({ value, timeZone, now }: RelativeTimeProps) {
  const messages = useMessages('dateTime');
  const minute = useMinute();
  if (!value) return messages.never;
  const date = new Date(value);
  const ago = timeAgo(date, new Date(now ?? minute), timeZone);
  const texts = {
    now: () => messages.now,
    minutes: messages.minutesAgo,
    hours: messages.hoursAgo,
    yesterday: () => messages.yesterday,
    date: () => formatDate(date, timeZone),
  };
  return (
    <time className={styles.time} dateTime={value} title={formatExactTime(date, timeZone)}>
      {texts[ago.kind]('count' in ago ? ago.count : 0)}
    </time>
  );
}
