import { expect, it } from 'vitest';
import { onePath } from './onePath.ts';

it.each<[string, Parameters<typeof onePath>[0], string]>([
  [
    'paths follow each other',
    [
      ['path', { d: 'M6 9h8' }],
      ['path', { d: 'M1 2v3' }],
    ],
    'M6 9h8M1 2v3',
  ],
  [
    'a relative start is where it says, not beside the path before',
    [
      ['path', { d: 'M6 9h8' }],
      ['path', { d: 'm1 2 3 4-5 6' }],
    ],
    'M6 9h8M1 2l3 4-5 6',
  ],
  ['numbers may stand together', [['path', { d: 'm.5.25-.5-.25' }]], 'M.5 .25l-.5-.25'],
  ['what follows a start may be a command', [['path', { d: 'm16 9-5.5 5.5L8 12' }]], 'M16 9l-5.5 5.5L8 12'],
  ['a line', [['line', { x1: '10', x2: '12', y1: '15', y2: '9' }]], 'M10 15L12 9'],
  ['a circle', [['circle', { cx: '12', cy: '12', r: '10' }]], 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0Z'],
  [
    'a full circle has no hole',
    [['circle', { cx: 2, cy: 3, r: '.5', fill: 'currentColor' }]],
    'M1.5 3a0.5 0.5 0 1 0 1 0 0.5 0.5 0 1 0-1 0ZM2 3h.01',
  ],
  ['a rectangle', [['rect', { x: 1, y: 2, width: 10, height: 5 }]], 'M1 2h10v5h-10v-5Z'],
  [
    'round corners, of one radius for both',
    [['rect', { x: 1, y: 2, width: 10, height: 5, rx: 2 }]],
    'M3 2h6a2 2 0 0 1 2 2v1a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-1a2 2 0 0 1 2-2Z',
  ],
])('%s', (_what, picture, path) => {
  expect(onePath(picture)).toBe(path);
});

it('refuses a shape it cannot draw', () => {
  expect(() => onePath([['polygon', { points: '1 2 3 4' }]])).toThrow('<polygon>');
});
