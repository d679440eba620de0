import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { chosenFile, chosenFiles, failureOf, fileRule, fileSets, filesRule, readFileMetadata } from './index.ts';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const file = (name: string, content: BlobPart = png) => new File([content], name);

const textOf = (issues: readonly v.BaseIssue<unknown>[] | undefined) => issues?.[0] && failureOf(issues[0]).message;

describe('validates a file in a form as the server validates it', () => {
  test.each([
    ['an image', file('logo.png'), undefined],
    ['another content type', file('logo.png', 'text'), 'This file type is not allowed.'],
    ['another extension', file('logo.jpg'), 'This file type is not allowed.'],
    ['too large', file('logo.png', new Uint8Array(1_048_577)), 'The file is too big (max 1 MB).'],
    ['a name with a dangerous character', file('logo:.png'), 'The file name has special characters: “:”.'],
  ])('%s', async (_what, chosen, text) => {
    const { issues } = await v.safeParseAsync(chosenFile(fileSets.logo), chosen);
    expect(textOf(issues)).toBe(text);
    expect(textOf(v.safeParse(fileRule(fileSets.logo), await readFileMetadata(chosen)).issues)).toBe(text);
  });

  test.each([
    ['the maximum number', [file('one.png'), file('two.png')], undefined],
    ['one too many', [file('1.png'), file('2.png'), file('3.png')], 'You cannot upload more files.'],
    ['an invalid one', [file('one.png'), file('two.png', 'text')], 'This file type is not allowed.'],
  ])('%s', async (_what, chosen, text) => {
    const { issues } = await v.safeParseAsync(chosenFiles(fileSets.logo, 2), chosen);
    expect(textOf(issues)).toBe(text);
    const metadata = await Promise.all(chosen.map(readFileMetadata));
    expect(textOf(v.safeParse(filesRule(fileSets.logo, 2), metadata).issues)).toBe(text);
  });
});

test('rejects no file as missing, unless the field is nullable', async () => {
  const rule = chosenFile(fileSets.logo);
  expect(textOf((await v.safeParseAsync(rule, null)).issues)).toBe('Required field.');
  expect((await v.safeParseAsync(v.nullableAsync(rule), null)).issues).toBeUndefined();
});
