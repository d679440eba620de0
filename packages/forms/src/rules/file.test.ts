import fc from 'fast-check';
import { expect, test } from 'vitest';
import { file, heads } from './file.cases.ts';
import { fileRule, fileSets, headLength, readFileMetadata } from './index.ts';
import { result } from './describeRule.fixture.ts';

test('reads only the beginning of a file, whatever its size', async () => {
  const large = new File([heads.png, new Uint8Array(100_000)], 'large.png');
  const metadata = await readFileMetadata(large);
  expect(metadata).toMatchObject({ name: 'large.png', size: 100_008 });
  expect(metadata.head).toHaveLength(headLength);
  expect(result(fileRule(fileSets.image), metadata)).toEqual({ value: metadata });
});

test('never throws, whatever the content', () => {
  const contents = fc.uint8Array({ maxLength: 200 });
  const names = fc.constantFrom('a.svg', 'a.txt', 'a.png', 'a.docx', 'a.constructor', 'a.__proto__');
  const neverThrows = fc.property(names, contents, (name, head) =>
    Object.values(fileSets).every((set) => Object.keys(result(fileRule(set), file(name, head))).length === 1),
  );
  expect(fc.check(neverThrows).counterexample).toBeNull();
});
