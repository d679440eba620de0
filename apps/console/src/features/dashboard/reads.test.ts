import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readReads } from './reads.ts';

const read = { title: 'Steering', url: 'https://docs.example/steering', minutes: 4, topic: 'Edge Delivery' };

it('skips invalid articles, and returns up to six', () => {
  expect(readReads([read, { ...read, minutes: 3.2, topic: undefined }])).toEqual([
    read,
    { ...read, topic: '', minutes: 4 },
  ]);
  for (const wrong of [
    null,
    'x',
    {},
    { ...read, url: 'javascript:alert(1)' },
    { ...read, title: '' },
    { ...read, minutes: 0 },
  ])
    expect(readReads([wrong])).toEqual([]);
  expect(readReads({ reads: [read] })).toEqual([]);
  expect(readReads(Array.from({ length: 9 }, () => read))).toHaveLength(6);
});

it('accepts every entry in the bundled file', () => {
  const file: unknown = JSON.parse(readFileSync(new URL('../../../public/reads.json', import.meta.url), 'utf8'));
  expect(Array.isArray(file) && file.length).toBe(readReads(file).length);
  expect(readReads(file).length).toBeGreaterThan(0);
});
