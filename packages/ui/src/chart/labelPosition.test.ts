import { expect, it } from 'vitest';
import { placeLabels } from './labelPosition.ts';

const box = { left: 0, right: 200, top: 8, bottom: 108, isRtl: false };
const label = { y: 58, width: 60 };

it('places a label above the end of its line if nothing crosses it', () => {
  expect(placeLabels([label], box, [[0, 100, 200, 100]])).toEqual([{ x: 198, y: 53, anchor: 'end' }]);
  expect(placeLabels([label], { ...box, isRtl: true }, [])).toEqual([{ x: 2, y: 53, anchor: 'start' }]);
});

it('places it below a series that crosses the space above', () => {
  expect(placeLabels([label], box, [[0, 48, 200, 48]])).toEqual([{ x: 198, y: 72, anchor: 'end' }]);
});

it('places it at the start if a series crosses the end', () => {
  expect(placeLabels([label], box, [[170, 10, 170, 100]])).toEqual([{ x: 2, y: 53, anchor: 'start' }]);
  // Between two points that are both outside the label.
  expect(placeLabels([label], box, [[120, 10, 210, 105]])).toEqual([{ x: 2, y: 53, anchor: 'start' }]);
});

it('keeps a label inside the plot', () => {
  expect(placeLabels([{ y: 10, width: 60 }], box, [[0, 20, 200, 20]])[0]?.y).toBe(24);
  expect(placeLabels([{ y: 104, width: 60 }], box, [[0, 98, 200, 98]])[0]?.y).toBe(99);
});

it('separates the labels of two adjacent lines', () => {
  const [first, second] = placeLabels([label, { y: 50, width: 60 }], box, []);
  expect(first).toEqual({ x: 198, y: 72, anchor: 'end' });
  expect(second).toEqual({ x: 198, y: 45, anchor: 'end' });
});
