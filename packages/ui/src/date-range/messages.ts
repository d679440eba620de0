import { messageSection } from '../messages/messageSection.ts';

export const dateRangeMessages = messageSection('dateRange', {
  placeholder: 'Any time',
  relative: 'Relative',
  absolute: 'Absolute',
  mode: 'Range type',
  last: (amount: string, unit: 'hour' | 'day' | 'week' | 'month') =>
    `Last ${amount} ${{ hour: 'h', day: 'days', week: 'weeks', month: 'months' }[unit]}`,
  lastOne: { hour: 'Last hour', day: 'Last day', week: 'Last week', month: 'Last month' },
  quick: 'Ranges',
  custom: 'Custom',
  customAmount: 'Last',
  unit: 'Unit',
  units: { hour: 'Hours', day: 'Days', week: 'Weeks', month: 'Months' },
  from: 'From',
  to: 'To',
  startTime: 'Start time',
  endTime: 'End time',
  calendar: 'Start and end',
  zone: (name: string) => `Times in ${name}`,
  apply: 'Apply',
  cancel: 'Cancel',
  clear: 'Clear',
  chooseBoth: 'Choose a start and an end date.',
  orderInvalid: 'The end must be after the start.',
  timeUnreadable: 'Enter a time, for example 14:30.',
  amountInvalid: (maximum: string) => `Enter a whole number from 1 to ${maximum}.`,
});
