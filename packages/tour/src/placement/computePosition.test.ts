import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { clip, overlap } from './rect.ts';
import { computePosition } from './computePosition.ts';

const space = { width: 1000, height: 700 };
const box = { width: 300, height: 150 };

const middle = { left: 450, top: 300, width: 100, height: 40 };

test.each([
  ['bottom', false, middle, { left: 350, top: 360 }, { left: 500, top: 360 }],
  ['top', false, middle, { left: 350, top: 130 }, { left: 500, top: 280 }],
  ['start', false, middle, { left: 130, top: 245 }, { left: 430, top: 320 }],
  ['start', true, middle, { left: 570, top: 245 }, { left: 570, top: 320 }],
  // No room below, and none above either.
  ['bottom', false, { ...middle, top: 650 }, { left: 350, top: 480 }, { left: 500, top: 630 }],
  ['bottom', false, { left: 0, top: 0, width: 200, height: 700 }, { left: 220, top: 275 }, { left: 220, top: 350 }],
  ['end', false, { left: 0, top: 660, width: 1000, height: 40 }, { left: 350, top: 490 }, { left: 500, top: 640 }],
  // Clear of the viewport edge, with the arrow clear of the box's corner.
  ['bottom', false, { left: 0, top: 0, width: 20, height: 20 }, { left: 8, top: 40 }, { left: 28, top: 40 }],
  // Scrolled out of view at the top.
  ['top', false, { left: 450, top: 0, width: 100, height: 0 }, { left: 350, top: 20 }, { left: 500, top: 20 }],
] as const)(
  'prefers %s, then its opposite, then any side with room (18)',
  (placement, isRightToLeft, target, ...coordinate) => {
    const [at, arrow] = coordinate;
    expect(computePosition(target, box, space, placement, isRightToLeft)).toEqual({ box: at, arrow });
  },
);

test('covers as little of the target as possible if no side has room, without an arrow (18)', () => {
  const large = { left: 100, top: 100, width: 800, height: 560 };
  expect(computePosition(large, box, space, 'bottom', false)).toEqual({ box: { left: 700, top: 0 }, arrow: undefined });
  expect(computePosition({ left: 0, top: 0, width: 1000, height: 700 }, box, space, 'bottom', false)).toEqual({
    box: { left: 350, top: 550 },
    arrow: undefined,
  });
});

test('keeps a box that fits in the viewport, next to the target if a side has room (18)', () => {
  const coordinate = integer({ min: 0, max: 700 });
  const size = integer({ min: 0, max: 900 });
  const area = record({ left: coordinate, top: coordinate, width: size, height: size });
  assert(
    property(area, constantFrom('top', 'bottom', 'start', 'end'), boolean(), (any, placement, isRightToLeft) => {
      const target = clip(any, { left: 0, top: 0, ...space });
      const { left, top } = computePosition(target, box, space, placement, isRightToLeft).box;
      expect(
        Math.min(left, top, space.width - left - box.width, space.height - top - box.height),
      ).toBeGreaterThanOrEqual(0);
      const hasSpace =
        target.top >= box.height ||
        space.height - target.top - target.height >= box.height ||
        target.left >= box.width ||
        space.width - target.left - target.width >= box.width;
      expect(hasSpace && overlap({ left, top, ...box }, target) > 0).toBe(false);
    }),
  );
});

test('covers no more of the target than any other position in the viewport (18)', () => {
  const coordinate = integer({ min: 0, max: 700 });
  const size = integer({ min: 0, max: 900 });
  const area = record({ left: coordinate, top: coordinate, width: size, height: size });
  const elsewhere = record({ left: integer({ min: 0, max: 700 }), top: integer({ min: 0, max: 550 }) });
  assert(
    property(area, elsewhere, (any, other) => {
      const target = clip(any, { left: 0, top: 0, ...space });
      const { box: at } = computePosition(target, box, space, 'bottom', false);
      expect(overlap({ ...at, ...box }, target)).toBeLessThanOrEqual(overlap({ ...other, ...box }, target));
    }),
  );
});
