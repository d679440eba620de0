import { messageSection } from '../messages/messageSection.ts';

export const worldMapMessages = messageSection('worldMap', {
  map: 'Map',
  table: 'Table',
  value: 'Value',
  share: 'Share',
  part: (country: string, value: string) => `${country} ${value}`,
  country: 'Country',
  code: 'Code',
  unknown: 'Unknown',
  summary: (count: string, isOne: boolean, top: string) =>
    `${isOne ? '1 country' : `${count} countries`}. Highest: ${top}.`,
  empty: 'No data for any country.',
  tooSmall: (names: string) => `Too small to draw: ${names}.`,
  legend: 'Map colors',
  below: (value: string) => `< ${value}`,
  from: (value: string) => `≥ ${value}`,
  unavailable: 'The map could not be loaded. The table has all the data.',
});
