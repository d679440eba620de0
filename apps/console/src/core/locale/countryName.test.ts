import { expect, it } from 'vitest';
import { countryName } from './countryName.ts';

it('expands country codes, and keeps other text', () => {
  expect(['FR', 'se', 'Sweden', 'QQ', ''].map(countryName)).toEqual(['France', 'Sweden', 'Sweden', 'QQ', '']);
});
