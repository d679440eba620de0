import { messageSection } from '../messages/messageSection.ts';

export const dateFieldMessages = messageSection('dateField', {
  placeholder: 'dd mmm yyyy',
  unreadable: (example: string) => `Enter a date, for example ${example}.`,
  tooEarly: (date: string) => `The earliest date is ${date}.`,
  tooLate: (date: string) => `The latest date is ${date}.`,
  today: 'Today',
});
