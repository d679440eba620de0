import { forwardRef, type Ref } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { formatDate, formatExactTimes } from './formatDate.ts';
import { dateTimeMessages } from './messages.ts';
import { useTimeZone } from './useTimeZone.ts';
import * as styles from './DateTime.css.ts';

export interface DateTextProps extends ElementProps {
  /** ISO 8601 with offset; null for something that never happened. */
  value: string | null | undefined;
  /** IANA name. @default the user's time zone */
  timeZone?: string | undefined;
}

/**
 * "05 Nov 2026", with the exact time in the user's time zone and UTC in the tooltip. "Never" without a date, "Unknown"
 * if it is invalid.
 */
export const DateText = forwardRef<HTMLElement, DateTextProps>(function DateText({ value, timeZone, ...rest }, ref) {
  const messages = useMessages(dateTimeMessages);
  const locale = useLocale();
  const zone = useTimeZone(timeZone);
  const date = new Date(value ?? '');
  if (!value || Number.isNaN(date.getTime())) {
    return (
      <span {...rest} ref={ref}>
        {value ? messages.unknown : messages.never}
      </span>
    );
  }
  return (
    // The caller's ref accepts any HTMLElement.
    <time
      {...rest}
      ref={ref as Ref<HTMLTimeElement>}
      className={styles.time}
      dateTime={value}
      title={formatExactTimes(date, zone, locale)}
    >
      {formatDate(date, zone, locale)}
    </time>
  );
});
