import { messageSection } from '../messages/messageSection.ts';

export const datePickerMessages = messageSection('datePicker', {
  open: (label: string) => `Choose ${label} from a calendar`,
  calendar: (label: string) => `${label}, calendar`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
});
