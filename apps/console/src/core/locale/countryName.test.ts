import { expect, it } from 'vitest';
import { countryName } from './countryName.ts';

it('names a country that is given by its code, and leaves what people wrote', () => {
  expect(['FR', 'se', 'Sweden', 'QQ', ''].map(countryName)).toEqual(['France', 'Sweden', 'Sweden', 'QQ', '']);
});
