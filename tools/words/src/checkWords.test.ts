import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkWords } from './checkWords.ts';

const root = join(import.meta.dirname, '../../..');
const check = (path: string, source: string, literals: readonly string[] = []) =>
  checkWords([{ path, source }], literals, root);

describe('checkWords', () => {
  it.each([
    ['docs', 'guide.md', 'The token\nis told at once.', 'The token is rejected\nimmediately.'],
    ['a comment', 'code.ts', '// Whoever calls\n// is told.\nrun();', '// The caller\n// is notified.\nrun();'],
    ['a title', 'code.test.ts', "it.each([1])('is kept for good', run);", "it.each([1])('is kept permanently', run);"],
    [
      'a UI text',
      'messages.ts',
      'export const t = { no: `Nobody in ${x}` };',
      'export const t = { no: `No one in ${x}` };',
    ],
  ])('rejects a bad wording in %s', async (_kind, path, bad, good) => {
    expect(await check(path, bad)).not.toEqual([]);
    expect(await check(path, good)).toEqual([]);
  });

  it.each([
    ['docs', 'guide.md', 'A colour.', 'A color.'],
    ['a comment', 'code.ts', '/** Recieves a value. */', '/** Receives a value. */'],
    ['a title', 'code.spec.ts', "test('normalises a name', run);", "test('normalizes a name', run);"],
    [
      'a UI text',
      'messages.ts',
      "export const t = { save: 'Coud not save.' };",
      "export const t = { save: 'Could not save.' };",
    ],
  ])('rejects a misspelled word in %s', async (_kind, path, bad, good) => {
    expect(await check(path, bad)).toEqual([expect.stringMatching(/^[\w.]+:1 "\w+": not in the dictionary$/)]);
    expect(await check(path, good)).toEqual([]);
  });

  it('reports the line and the replacement', async () => {
    expect(await check('guide.md', 'Tokens.\n\nThey go on.')).toEqual(['guide.md:3 "go on": continues']);
  });

  it('ignores code', async () => {
    expect(await check('guide.md', 'Use `colour`.\n\n```ts\n// at once\n```\n')).toEqual([]);
    expect(await check('code.test.ts', "test.call('at once');")).toEqual([]);
    expect(await check('code.ts', "const colour = 'at once'; // See `colour`.")).toEqual([]);
  });

  it('allows exceptions, and reports those that no file contains', async () => {
    const source = 'The spec says "at once".';
    expect(await check('guide.md', source, ['"at once"'])).toEqual([]);
    expect(await check('guide.md', source, ['"at once"', 'anew'])).toEqual(['No file contains the exception "anew"']);
  });
});
