import { forwardRef, type Ref } from 'react';
import { formatNumber } from '../formats/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import type { DateTextProps } from './DateText.tsx';
import { formatDate, formatExactTimes } from './formatDate.ts';
import { dateTimeMessages } from './messages.ts';
import { timeAgo } from './timeAgo.ts';
import { useCurrentMinute } from './useCurrentMinute.ts';
import { useTimeZone } from './useTimeZone.ts';
import * as styles from './DateTime.css.ts';

export interface RelativeTimeProps extends DateTextProps {
  /** The current time in ms since 1970, fixed for screenshots and tests. @default the clock, updated every minute */
  now?: number | undefined;
}

/** "2 min ago" up to 48 hours, then the date; the tooltip has the exact time in the user's time zone and UTC. */
export const RelativeTime = forwardRef<HTMLElement, RelativeTimeProps>(function RelativeTime(
  { value, timeZone, now, ...rest },
  ref,
) {
  const messages = useMessages(dateTimeMessages);
  const locale = useLocale();
  const minute = useCurrentMinute();
  const zone = useTimeZone(timeZone);
  const date = new Date(value ?? '');
  if (!value || Number.isNaN(date.getTime())) {
    return (
      <span {...rest} ref={ref}>
        {value ? messages.unknown : messages.never}
      </span>
    );
  }
  const present = now ?? minute;
  const age = present === undefined ? ({ kind: 'date' } as const) : timeAgo(date, new Date(present), zone);
  const formats = {
    now: () => messages.now,
    minutes: messages.minutesAgo,
    hours: messages.hoursAgo,
    yesterday: () => messages.yesterday,
    date: () => formatDate(date, zone, locale),
  };
  return (
    // The caller's ref accepts any HTMLElement.
    <time
      {...rest}
      ref={ref as Ref<HTMLTimeElement>}
      className={styles.time}
      dateTime={value}
      title={formatExactTimes(date, zone, locale)}
    >
      {formats[age.kind](formatNumber('count' in age ? age.count : 0, locale))}
    </time>
  );
});
