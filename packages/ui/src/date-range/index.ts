export { DateRange, type DateRangeProps } from './DateRange.tsx';
export {
  readDateRange,
  resolveDateRange,
  writeDateRange,
  type DateRangeUnit,
  type DateRangeValue,
  type RelativeRange,
} from './range.ts';
