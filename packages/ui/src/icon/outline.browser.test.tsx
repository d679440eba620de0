import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';
import * as pictures from './pictures.ts';

const size = 14;
const thickness = 1.5;
const units = 24;
/** In px: what rounded numbers may move. */
const tolerance = 0.03;
const step = 0.1;

const { CircleCheck, CircleDashed, CircleExclamationPoint, CirclePause, CircleSlash, CircleX, ClockExclamationPoint } =
  pictures;

test.each(
  Object.entries({
    CircleCheck,
    CircleDashed,
    CircleExclamationPoint,
    CirclePause,
    CircleSlash,
    CircleX,
    ClockExclamationPoint,
  }),
)('the outline of %s covers what the browser’s pen does, and nothing else', (_name, picture) => {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const drawn = new Path2D();
  drawn.addPath(new Path2D(picture), new DOMMatrix().scale(size / units));
  const outline = new Path2D(outlineOf(picture, { size, thickness }));
  const isDrawn = (x: number, y: number, width: number) => {
    context.lineWidth = width;
    return context.isPointInStroke(drawn, x, y);
  };
  const wrong: string[] = [];
  for (let x = 0; x <= size; x += step) {
    for (let y = 0; y <= size; y += step) {
      const isInside = context.isPointInPath(outline, x, y);
      const isMissing = !isInside && isDrawn(x, y, thickness - 2 * tolerance);
      const isTooMuch = isInside && !isDrawn(x, y, thickness + 2 * tolerance);
      if (isMissing || isTooMuch) wrong.push(`${x.toFixed(1)}, ${y.toFixed(1)}`);
    }
  }
  expect(wrong).toEqual([]);
});
