import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { choosePlace } from './choosePlace.ts';

const room = { width: 1000, height: 700 };
const box = { width: 300, height: 150 };

test('the wished side first, then its opposite, then any with room, then over the target (18, 37)', () => {
  const middle = { left: 450, top: 300, width: 100, height: 40 };
  expect(choosePlace(middle, box, room, 'bottom', false)).toEqual({ left: 350, top: 340 });
  expect(choosePlace(middle, box, room, 'start', false)).toEqual({ left: 150, top: 245 });
  expect(choosePlace(middle, box, room, 'start', true)).toEqual({ left: 550, top: 245 });
  const low = { ...middle, top: 650 };
  expect(choosePlace(low, box, room, 'bottom', false)).toEqual({ left: 350, top: 500 });
  const tall = { left: 0, top: 0, width: 200, height: 700 };
  expect(choosePlace(tall, box, room, 'bottom', false)).toEqual({ left: 200, top: 275 });
  expect(choosePlace({ left: 0, top: -500, width: 1000, height: 3000 }, box, room, 'top', false)).toEqual({
    left: 350,
    top: 550,
  });
});

test('a box that fits the room is inside it, and beside the target where a side has room (18, 37)', () => {
  // A target scrolled out of view takes its box along.
  const place = integer({ min: 0, max: 700 });
  const size = integer({ min: 0, max: 900 });
  const area = record({ left: place, top: place, width: size, height: size });
  assert(
    property(area, constantFrom('top', 'bottom', 'start', 'end'), boolean(), (target, placement, isRightToLeft) => {
      const { left, top } = choosePlace(target, box, room, placement, isRightToLeft);
      expect(Math.min(left, top, room.width - left - box.width, room.height - top - box.height)).toBeGreaterThanOrEqual(
        0,
      );
      const right = target.left + target.width;
      const bottom = target.top + target.height;
      const hasRoom =
        target.top >= box.height ||
        room.height - bottom >= box.height ||
        target.left >= box.width ||
        room.width - right >= box.width;
      const overlaps = left < right && left + box.width > target.left && top < bottom && top + box.height > target.top;
      expect(hasRoom && overlaps).toBe(false);
    }),
  );
});
