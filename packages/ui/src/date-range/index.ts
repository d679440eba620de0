export { DateRange, type DateRangeProps } from './DateRange.tsx';
export {
  parseDateRange,
  resolveDateRange,
  serializeDateRange,
  type DateRangeUnit,
  type DateRangeValue,
  type RelativeRange,
} from './range.ts';
