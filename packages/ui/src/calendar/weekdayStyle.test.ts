import { expect, test } from 'vitest';
import { weekdayStyle } from './weekdayStyle.ts';

test.each(['en', 'de', 'fr', 'pt-BR', 'ja'])('weekdays keep their short names in %s', (locale) => {
  expect(weekdayStyle(locale)).toBe('short');
});

test.each(['ar', 'ar-EG', 'fa', 'he', 'pl'])('weekdays that would touch each other are letters in %s', (locale) => {
  expect(weekdayStyle(locale)).toBe('narrow');
});
