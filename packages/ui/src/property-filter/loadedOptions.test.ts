import { expect, test } from 'vitest';
import type { FilterField } from './filterQuery.ts';
import { addLoadedOption, type LoadedOptions, withLoadedOptions } from './loadedOptions.ts';

const field: FilterField = {
  id: 'channel',
  label: 'Channel',
  type: 'choice',
  options: [{ value: 'solstice', label: 'Solstice' }],
};

test('lists each option of a field once, whether predefined, loaded or chosen repeatedly (22)', () => {
  const found: LoadedOptions = new Map();
  for (const value of ['solstice', 'fjord', 'solstice', 'fjord'])
    addLoadedOption(found, field, { value, label: value });
  expect(withLoadedOptions(field, found)).toMatchObject({
    options: [
      { value: 'solstice', label: 'Solstice' },
      { value: 'fjord', label: 'fjord' },
    ],
  });
});
