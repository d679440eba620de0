import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCursorTrail } from './pagination.ts';

test('goes back through the visited pages', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (steps) => {
      const trail = createCursorTrail();
      const beginOf = (page: number) => (page === 1 ? null : `after-${page}`);
      let page = 1;
      trail.note('q', 1, null);
      for (const isForward of steps) {
        page = isForward ? page + 1 : trail.before('q', page).page;
        trail.note('q', page, beginOf(page));
        const before = trail.before('q', page);
        expect(before).toEqual(page === 1 ? { page: 1, after: null } : { page: page - 1, after: beginOf(page - 1) });
      }
    }),
  );
});

test('goes back to the first page after another query', () => {
  const trail = createCursorTrail();
  trail.note('a', 1, null);
  trail.note('a', 2, 'x');
  trail.note('b', 1, null);
  expect(trail.before('a', 3)).toEqual({ page: 1, after: null });
  expect(trail.before('b', 2)).toEqual({ page: 1, after: null });
});

test('goes back to the first page after a link to a later page', () => {
  const trail = createCursorTrail();
  trail.note('a', 7, 'x');
  expect(trail.before('a', 7)).toEqual({ page: 1, after: null });
});

test('restores a stored trail and ignores invalid ones', () => {
  const trail = createCursorTrail();
  trail.note('a', 1, null);
  trail.note('a', 2, 'x');
  trail.note('a', 3, 'y');
  expect(createCursorTrail(trail.stored()).before('a', 3)).toEqual({ page: 2, after: 'x' });
  for (const other of [undefined, 'null', '{', '{"query":1}', 7])
    expect(createCursorTrail(other).before('a', 3)).toEqual({ page: 1, after: null });
});
