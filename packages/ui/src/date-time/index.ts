export { DateText, type DateTextProps } from './DateText.tsx';
export { formatDate, formatExactTime } from './formatDate.ts';
export { RelativeTime, type RelativeTimeProps } from './RelativeTime.tsx';
