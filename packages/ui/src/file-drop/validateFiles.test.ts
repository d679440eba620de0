import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitFileName, isAccepted, validateFiles } from './validateFiles.ts';

const png = { name: 'logo.PNG', type: 'image/png', size: 10 };

describe('accepted types', () => {
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

  test('the end of the name counts where the system knows no type', () => {
    expect(isAccepted({ name: 'edge.pem', type: '' }, ['.pem'])).toBe(true);
    expect(isAccepted({ name: 'edge.pem', type: '' }, ['image/*'])).toBe(false);
  });
});

describe('sorting', () => {
  const rules = { accept: ['image/*'], maxBytes: 100, remaining: 2 };

  test('says why a file is not taken', () => {
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

  test('a file that is not taken takes no room', () => {
    expect(validateFiles([{ ...png, size: 0 }, png], { ...rules, remaining: 1 }).accepted).toEqual([png]);
  });

  const file = fc.record({
    name: fc.string(),
    type: fc.constantFrom('image/png', 'text/plain', ''),
    size: fc.nat(200),
  });

  test('loses no file, keeps the order, and never takes more than there is room for', () => {
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

test('a divided name is the same name, and breaks no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const [start, end] = splitFileName(name);
      expect(start + end).toBe(name);
      expect(Array.from(end).length).toBeLessThanOrEqual(8);
    }),
  );
});
