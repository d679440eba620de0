import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPosition } from './cursor.ts';

const sort = { field: 'user', desc: false };

/** A forged cursor, since the checksum needs no secret. */
function cursorOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return Buffer.from(`${digest}${text}`).toString('base64url');
}

const position = (text: string) => readPosition(cursorOf(text), sort, () => true);

it('decodes a position', () => {
  expect(position('["user",false,"anna","1"]')).toEqual({ value: 'anna', id: '1' });
});

it.each(['', '{', 'null', '7', '{}', '[]', '["user",false,"anna",', '["user",false,["anna"],"1"]'])(
  'rejects invalid content with a valid checksum: %j',
  (text) => {
    expect(position(text)).toMatchObject({ failure: { code: 'VALIDATION', extensions: { field: 'after' } } });
  },
);

it('decodes any text to a position or VALIDATION', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.json());
  const responses = fc.property(texts, (text) => {
    const found = position(text);
    return found === null || 'failure' in found || typeof found.value === 'string';
  });
  expect(fc.check(responses).counterexample).toBeNull();
});
