export { DateText, type DateTextProps } from './DateText.tsx';
export { formatDate, formatDateSpan, formatExactTime, formatExactTimes, formatTime } from './formatDate.ts';
export { RelativeTime, type RelativeTimeProps } from './RelativeTime.tsx';
