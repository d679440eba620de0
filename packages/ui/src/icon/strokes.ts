import type { IconPicture } from './picture.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One move of the pen: straight, or clockwise on a circle. */
export interface Stroke {
  readonly from: Point;
  readonly to: Point;
  readonly circle?: { readonly centre: Point; readonly radius: number; readonly isMoreThanHalf: boolean };
}

/** How many numbers a command takes; more of them are the command again. */
const counts = { M: 2, L: 2, H: 1, V: 1, A: 7 } as const;
type Letter = keyof typeof counts;
const isLetter = (letter: string): letter is Letter => letter in counts;

const commands = /([a-z])([^a-z]*)/gi;
const numbers = /-?(?:\d+\.?\d*|\.\d+)/g;

function arc(from: Point, to: Point, [radius = 0, ry, , large, sweep]: readonly number[]): Stroke {
  if (radius !== ry) throw new Error('An ellipse is not known here.');
  const isMoreThanHalf = large === 1;
  const halfway = { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 };
  const half = Math.hypot(halfway.x, halfway.y);
  // Rounded numbers may put the ends of a half circle further apart than it is wide.
  const away = Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) / half;
  const side = isMoreThanHalf === (sweep === 1) ? away : -away;
  const centre = { x: from.x + halfway.x + side * halfway.y, y: from.y + halfway.y - side * halfway.x };
  const circle = { centre, radius, isMoreThanHalf };
  return sweep === 1 ? { from, to, circle } : { from: to, to: from, circle };
}

/** What the pen draws of a picture, in its units. */
export function strokesOf(picture: IconPicture): Stroke[] {
  const strokes: Stroke[] = [];
  let start: Point = { x: 0, y: 0 };
  let at = start;
  const lineTo = (to: Point) => {
    strokes.push({ from: at, to });
    at = to;
  };
  const move = (letter: Letter, isRelative: boolean, given: readonly number[]) => {
    const origin = isRelative ? at : { x: 0, y: 0 };
    const [first = 0, second = 0] = given.slice(-2);
    const to = { x: origin.x + first, y: origin.y + second };
    switch (letter) {
      case 'M':
        start = at = to;
        return;
      case 'L':
        lineTo(to);
        return;
      case 'H':
        lineTo({ x: to.x, y: at.y });
        return;
      case 'V':
        lineTo({ x: at.x, y: origin.y + first });
        return;
      case 'A':
        strokes.push(arc(at, to, given));
        at = to;
    }
  };
  for (const [, letter = '', rest = ''] of picture.matchAll(commands)) {
    const upper = letter.toUpperCase();
    if (upper === 'Z') {
      if (at.x !== start.x || at.y !== start.y) lineTo(start);
      continue;
    }
    if (!isLetter(upper)) throw new Error(`A command ${letter} is not known here.`);
    const given = Array.from(rest.matchAll(numbers), Number);
    for (let index = 0; index < given.length; index += counts[upper]) {
      // Points that follow a start are lines.
      const isLine = upper === 'M' && index > 0;
      move(isLine ? 'L' : upper, letter !== upper, given.slice(index, index + counts[upper]));
    }
  }
  return strokes;
}
