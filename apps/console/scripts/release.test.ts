import { expect, it } from 'vitest';
import { buildId, releaseName } from './release.ts';

it('names a release by its version and commit, if there is one', () => {
  expect(releaseName({ version: '1.2.0', commit: 'abc' })).toBe('1.2.0+abc');
  expect(releaseName({ version: '1.2.0', commit: '' })).toBe('1.2.0');
});

it('derives a build ID from content alone, not from order', () => {
  const id = buildId(['assets/a-1.js', 'assets/b-1.js'], ['<html>']);
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(buildId(['assets/b-1.js', 'assets/a-1.js'], ['<html>'])).toBe(id);
  expect(buildId(['assets/a-1.js', 'assets/b-2.js'], ['<html>'])).not.toBe(id);
  expect(buildId(['assets/a-1.js', 'assets/b-1.js'], ['<html lang>'])).not.toBe(id);
});
