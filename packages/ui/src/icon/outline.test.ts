import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';
import { strokesOf } from './strokes.ts';

/** As many px as the pictures have units. */
const natural = { size: 24, thickness: 2 };

test('a line becomes a band with round ends', () => {
  expect(outlineOf('M4 12h10', natural)).toBe('M4 11L14 11A0.5 0.5 0 0 1 14 13L4 13A0.5 0.5 0 0 1 4 11Z');
});

test('a bow becomes a part of a ring', () => {
  expect(outlineOf('M2 12A10 10 0 0 1 12 2', natural)).toBe(
    'M1 12A11 11 0 0 1 12 1A0.5 0.5 0 0 1 12 3A9 9 0 0 0 3 12A0.5 0.5 0 0 1 1 12Z',
  );
});

test('is as large as asked for, with a pen of that thickness at each size', () => {
  expect(outlineOf('M4 12h10', { size: 12, thickness: 2 })).toBe('M2 5L7 5A0.5 0.5 0 0 1 7 7L2 7A0.5 0.5 0 0 1 2 5Z');
});

test('lines follow each other and lead back to the start', () => {
  const from = { x: 1, y: 2 };
  const [right, below] = [
    { x: 4, y: 2 },
    { x: 4, y: 6 },
  ];
  const strokes = [
    { from, to: right },
    { from: right, to: below },
    { from: below, to: from },
  ];
  expect(strokesOf('M1 2L4 2 4 6Z')).toEqual(strokes);
  expect(strokesOf('M1 2H4V6z')).toEqual(strokes);
  expect(strokesOf('M1 2l3 0 0 4L1 2Z')).toEqual(strokes);
  expect(strokesOf('M1 2h3v4z')).toEqual(strokes);
});

test('a bow ends where it should, on a circle around its centre, whichever way it was drawn', () => {
  const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
  const turn = fc.double({ min: 0.1, max: 2 * Math.PI - 0.1, noNaN: true });
  fc.assert(
    fc.property(angle, turn, fc.boolean(), (start, by, isClockwise) => {
      const [radius, centre] = [7, { x: 12, y: 11 }];
      const at = (turned: number) => ({
        x: centre.x + radius * Math.cos(turned),
        y: centre.y + radius * Math.sin(turned),
      });
      const [from, to] = [at(start), at(start + (isClockwise ? by : -by))];
      const flags = `${Number(by > Math.PI)} ${Number(isClockwise)}`;
      const number = (value: number) => value.toFixed(9);
      const [stroke] = strokesOf(`M${number(from.x)} ${number(from.y)}A7 7 0 ${flags} ${number(to.x)} ${number(to.y)}`);
      expect(stroke?.circle?.centre.x).toBeCloseTo(centre.x, 3);
      expect(stroke?.circle?.centre.y).toBeCloseTo(centre.y, 3);
      expect(stroke?.[isClockwise ? 'to' : 'from'].x).toBeCloseTo(to.x, 6);
      expect(stroke?.[isClockwise ? 'to' : 'from'].y).toBeCloseTo(to.y, 6);
    }),
  );
});

test('refuses what it cannot draw', () => {
  expect(() => outlineOf('M1 1C2 2 3 3 4 4', natural)).toThrow('A command C is not known here.');
  expect(() => outlineOf('M1 1A2 3 0 0 1 4 4', natural)).toThrow('An ellipse is not known here.');
});
