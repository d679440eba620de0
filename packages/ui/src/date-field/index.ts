export type { IsoDate } from '../calendar/isoDate.ts';
export { DateField, type DateFieldProps } from './DateField.tsx';
export type { DateRules } from '../calendar/dateRules.ts';
