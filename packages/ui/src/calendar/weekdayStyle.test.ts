import { expect, test } from 'vitest';
import { weekdayStyle } from './weekdayStyle.ts';

test.each(['en', 'de', 'fr', 'pt-BR', 'ja'])('uses short weekday names in %s', (locale) => {
  expect(weekdayStyle(locale)).toBe('short');
});

test.each(['ar', 'ar-EG', 'fa', 'he', 'pl'])('uses single letters in %s, where short names would touch', (locale) => {
  expect(weekdayStyle(locale)).toBe('narrow');
});
