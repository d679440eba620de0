import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCursorTrail } from './pagination.ts';

test('back goes through the pages that were seen, however one went to and fro', () => {
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

test('a cursor belongs to its query: after another search there is only the first page to go back to', () => {
  const trail = createCursorTrail();
  trail.note('a', 1, null);
  trail.note('a', 2, 'x');
  trail.note('b', 1, null);
  expect(trail.before('a', 3)).toEqual({ page: 1, after: null });
  expect(trail.before('b', 2)).toEqual({ page: 1, after: null });
});

test('who came by a link to page 7 goes to the first page', () => {
  const trail = createCursorTrail();
  trail.note('a', 7, 'x');
  expect(trail.before('a', 7)).toEqual({ page: 1, after: null });
});

test('what was stored leads back as before, and anything else that is found there to the first page', () => {
  const trail = createCursorTrail();
  trail.note('a', 1, null);
  trail.note('a', 2, 'x');
  trail.note('a', 3, 'y');
  expect(createCursorTrail(trail.stored()).before('a', 3)).toEqual({ page: 2, after: 'x' });
  for (const other of [undefined, 'null', '{', '{"query":1}', 7])
    expect(createCursorTrail(other).before('a', 3)).toEqual({ page: 1, after: null });
});
