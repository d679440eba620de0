import { expect, it } from 'vitest';
import { schemaRows } from './usePersistedSchema.ts';

it('stores parameter names, values, and defaults as text', () => {
  const rows = schemaRows();
  expect(rows.find(([, key]) => key === 'sharingContent')).toEqual([
    'Sharing',
    'sharingContent',
    expect.stringMatching(/\w/),
    expect.stringContaining(', '),
    expect.stringMatching(/LAN/i),
  ]);
  expect(rows.every((cells) => cells.length === 5 && cells[2] !== '')).toBe(true);
});
