import { expect, test } from 'vitest';
import { countryName } from './countryName.ts';

test.each([
  ['FR', 'en-US', 'France'],
  ['DE', 'fr-FR', 'Allemagne'],
  ['Q1', 'en-US', 'Q1'],
  ['', 'en-US', ''],
])('names %s in %s as %s', (code, locale, name) => expect(countryName(code, locale)).toBe(name));
