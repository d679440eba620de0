import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineDiff, onlyChanges } from './lineDiff.ts';

const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 25 });

test('contains both texts with the fewest changes', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const diff = lineDiff(before, after);
      expect(diff.filter(({ kind }) => kind !== 'added').map(({ text }) => text)).toEqual(before);
      expect(diff.filter(({ kind }) => kind !== 'removed').map(({ text }) => text)).toEqual(after);
      expect(lineDiff(before, before).every(({ kind }) => kind === 'same')).toBe(true);
    }),
  );
});

test('lists removed lines before added ones', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const kinds = lineDiff(before, after).map(({ kind }) => kind);
      expect(kinds.join(' ')).not.toContain('added removed');
    }),
  );
});

test('compares texts of any length', () => {
  const [before, after] = ['a', 'b'].map((prefix) => Array.from({ length: 300_000 }, (_, at) => `${prefix}${at}`));
  expect(lineDiff(before ?? [], after ?? [])).toHaveLength(600_000);
});

test('shows a changed line as one removed and one added', () => {
  expect(lineDiff(['{', '  1', '}'], ['{', '  2', '}'])).toEqual([
    { kind: 'same', text: '{' },
    { kind: 'removed', text: '  1' },
    { kind: 'added', text: '  2' },
    { kind: 'same', text: '}' },
  ]);
});

test('shows or counts every line when only changes are shown', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const diff = lineDiff(before, after);
      const rows = onlyChanges(diff);
      const counted = rows.reduce((sum, row) => sum + (row.kind === 'skipped' ? row.count : 1), 0);
      expect(counted).toBe(diff.length);
      expect(rows.filter(({ kind }) => kind === 'added' || kind === 'removed')).toEqual(
        diff.filter(({ kind }) => kind !== 'same'),
      );
    }),
  );
});
