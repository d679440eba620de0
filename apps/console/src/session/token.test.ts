import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeToken } from './encodeToken.fixture.ts';
import { readToken } from './token.ts';

describe('reading a token', () => {
  it('gives what the console shows of it', () => {
    expect(readToken(encodeToken({ exp: 10, iat: 1, sub: 'u1', email: 'zoë@example.com' }))).toEqual({
      exp: 10,
      iat: 1,
      sub: 'u1',
      email: 'zoë@example.com',
    });
  });

  it.each([
    '',
    'a',
    'a.b',
    'a.b.c',
    'a.b.c.d',
    '..',
    `a.${btoa('null')}.c`,
    `a.${btoa('[]')}.c`,
    `a.${btoa('{"exp":"1"}')}.c`,
  ])('finds nothing in %j', (text) => {
    expect(readToken(text)).toBeNull();
  });

  it('throws at nothing', () => {
    const payload = fc.constantFrom(
      'null',
      '[]',
      '7',
      '{}',
      '{"exp":1}',
      '{"exp":1,"iat":1,"sub":1}',
      '{"exp":1,"iat":1,"sub":"u"}',
    );
    const part = fc.oneof(fc.string({ maxLength: 20 }), payload.map(btoa));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const claims = readToken(parts.join('.'));
        expect(claims === null || typeof claims.sub === 'string').toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
