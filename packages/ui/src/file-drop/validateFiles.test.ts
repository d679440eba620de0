import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitFileName, isAccepted, validateFiles } from './validateFiles.ts';

const png = { name: 'logo.PNG', type: 'image/png', size: 10 };

describe('isAccepted', () => {
  test.each([
    [['image/png'], true],
    [['image/*'], true],
    [['.png'], true],
    [['.pem', ' .png '], true],
    [['.pn'], false],
    [['image/jpeg', '.jpg'], false],
    [['im/*'], false],
    [[], true],
  ])('%j', (accept, isIn) => {
    expect(isAccepted(png, accept)).toBe(isIn);
  });

  test('uses the extension if the MIME type is unknown', () => {
    expect(isAccepted({ name: 'edge.pem', type: '' }, ['.pem'])).toBe(true);
    expect(isAccepted({ name: 'edge.pem', type: '' }, ['image/*'])).toBe(false);
  });
});

describe('validateFiles', () => {
  const rules = { accept: ['image/*'], maxBytes: 100, remaining: 2 };

  test('gives the reason for a rejected file', () => {
    const { accepted, rejected } = validateFiles(
      [
        png,
        { name: 'a.txt', type: 'text/plain', size: 1 },
        { ...png, size: 101 },
        { ...png, size: 0 },
        { ...png, size: 100 },
        png,
      ],
      rules,
    );
    expect(accepted.map(({ size }) => size)).toEqual([10, 100]);
    expect(rejected.map(({ reason }) => reason)).toEqual(['type', 'size', 'empty', 'count']);
  });

  test('does not count rejected files toward the limit', () => {
    expect(validateFiles([{ ...png, size: 0 }, png], { ...rules, remaining: 1 }).accepted).toEqual([png]);
  });

  const file = fc.record({
    name: fc.string(),
    type: fc.constantFrom('image/png', 'text/plain', ''),
    size: fc.nat(200),
  });

  test('keeps all files in order and respects the limit', () => {
    fc.assert(
      fc.property(fc.array(file), fc.nat(5), (files, remaining) => {
        const { accepted, rejected } = validateFiles(files, { ...rules, remaining });
        expect(accepted.length).toBeLessThanOrEqual(remaining);
        const back = [...accepted, ...rejected.map((one) => one.file)].map((one) => files.indexOf(one));
        expect([...back].sort((a, b) => a - b)).toEqual(files.map((_, index) => index));
        const order = accepted.map((one) => files.indexOf(one));
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }),
    );
  });
});

test('splits a name without changing it or breaking a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const [start, end] = splitFileName(name);
      expect(start + end).toBe(name);
      expect(Array.from(end).length).toBeLessThanOrEqual(8);
    }),
  );
});
