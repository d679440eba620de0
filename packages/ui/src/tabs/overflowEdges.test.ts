import { expect, test } from 'vitest';
import { overflowEdges } from './overflowEdges.ts';

const at = (scrollLeft: number) => overflowEdges({ scrollLeft, scrollWidth: 500, clientWidth: 200 });

test('reports no overflow if the content fits, or for half a pixel', () => {
  expect(overflowEdges({ scrollLeft: 0, scrollWidth: 200, clientWidth: 200 })).toBe('none');
  expect(overflowEdges({ scrollLeft: 0.5, scrollWidth: 201, clientWidth: 200 })).toBe('none');
});

test('reports overflow at the start, in the middle and at the end', () => {
  expect([at(0), at(120), at(300)]).toEqual(['end', 'both', 'start']);
});

test('handles negative scroll positions in right-to-left pages', () => {
  expect([at(0), at(-120), at(-300)]).toEqual(['end', 'both', 'start']);
});
