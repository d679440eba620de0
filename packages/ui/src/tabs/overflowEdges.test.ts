import { expect, test } from 'vitest';
import { overflowEdges } from './overflowEdges.ts';

const at = (scrollLeft: number) => overflowEdges({ scrollLeft, scrollWidth: 500, clientWidth: 200 });

test('what fits hides nothing, nor does half a pixel', () => {
  expect(overflowEdges({ scrollLeft: 0, scrollWidth: 200, clientWidth: 200 })).toBe('none');
  expect(overflowEdges({ scrollLeft: 0.5, scrollWidth: 201, clientWidth: 200 })).toBe('none');
});

test('at the start, in the middle, at the end', () => {
  expect([at(0), at(120), at(300)]).toEqual(['end', 'both', 'start']);
});

test('from right to left the browser counts below zero', () => {
  expect([at(0), at(-120), at(-300)]).toEqual(['end', 'both', 'start']);
});
