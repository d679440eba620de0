import { expect, it } from 'vitest';
import { conflictValues, keyInput, keyValues } from './keyForm.ts';

const key = { name: 'Player', allowedOrigins: ['https://a.example', 'https://b.example'], enabled: true };

it('shows one origin per line, and sends them unchanged', () => {
  const values = keyValues(key);
  expect(values.allowedOrigins).toBe('https://a.example\nhttps://b.example');
  expect(keyInput(values)).toEqual(key);
});

it('ignores empty lines', () => {
  expect(keyInput({ ...keyValues(key), allowedOrigins: '\n  \n' }).allowedOrigins).toEqual([]);
  expect(keyInput({ ...keyValues(key), allowedOrigins: ' https://a.example \r\n\n' }).allowedOrigins).toEqual([
    'https://a.example',
  ]);
});

it('reads the stored values after a conflict', () => {
  expect(conflictValues(key)).toEqual(keyValues(key));
  expect(conflictValues({ name: 'Player' })).toBeUndefined();
});
