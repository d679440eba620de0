import { expect, test } from 'vitest';
import type { FilterField } from './filterQuery.ts';
import { addFound, type FoundOptions, withFound } from './foundOptions.ts';

const field: FilterField = {
  id: 'channel',
  label: 'Channel',
  type: 'choice',
  options: [{ value: 'solstice', label: 'Solstice' }],
};

test('a field has each option once, whether it is its own or was found, and however often it was chosen (22)', () => {
  const found: FoundOptions = new Map();
  for (const value of ['solstice', 'fjord', 'solstice', 'fjord']) addFound(found, field, { value, label: value });
  expect(withFound(field, found)).toMatchObject({
    options: [
      { value: 'solstice', label: 'Solstice' },
      { value: 'fjord', label: 'fjord' },
    ],
  });
});
