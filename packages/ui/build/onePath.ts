import type { IconNode } from 'lucide';

/** A number as path data have it: two may follow each other without a space. */
const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const relativeStart = new RegExp(String.raw`^m\s*(${number})[\s,]*(${number})[\s,]*(.*)$`, 's');

/** A relative start would begin where the path before it ended; numbers that follow a start are lines, relative ones here. */
function standingAlone(path: string): string {
  const [, x, y, rest = ''] = relativeStart.exec(path) ?? [];
  if (x === undefined || y === undefined) return path;
  return `M${x} ${y}${/^[-+.\d]/.test(rest) ? 'l' : ''}${rest}`;
}

/** Both halves, from its left end. */
const circle = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const dot = (cx: number, cy: number) => `M${cx} ${cy}h.01`;

function roundedRectangle(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  const corner = (right: number, down: number) => (rx === 0 ? '' : `a${rx} ${ry} 0 0 1 ${right} ${down}`);
  const across = width - 2 * rx;
  const along = height - 2 * ry;
  return [
    `M${x + rx} ${y}h${across}${corner(rx, ry)}v${along}${corner(-rx, ry)}`,
    `h${-across}${corner(-rx, -ry)}v${-along}${corner(rx, -ry)}Z`,
  ].join('');
}

/**
 * A picture of several shapes as the data of one path: a list shows the same picture in each row, and each shape would be an
 * element of the page.
 */
export function onePath(picture: IconNode): string {
  return picture
    .map(([shape, attributes]) => {
      const of = (name: string) => Number(attributes[name] ?? 0);
      switch (shape) {
        case 'path':
          return standingAlone(String(attributes['d']));
        case 'line':
          return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
        case 'circle':
          // A full one is small: a dot in its middle.
          return circle(of('cx'), of('cy'), of('r')) + (attributes['fill'] ? dot(of('cx'), of('cy')) : '');
        case 'rect': {
          // One radius stands for both.
          const rx = Number(attributes['rx'] ?? attributes['ry'] ?? 0);
          const ry = Number(attributes['ry'] ?? attributes['rx'] ?? 0);
          return roundedRectangle(of('x'), of('y'), of('width'), of('height'), rx, ry);
        }
        default:
          throw new Error(`A <${shape}> is not known here: draw it as a path.`);
      }
    })
    .join('')
    .replaceAll(' -', '-');
}
