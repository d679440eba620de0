import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileRule, fileSets, filesRule, readFileFacts, type FileFacts } from './index.ts';
import { describeRule, verdict } from './describeRule.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const heads = {
  jpg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16),
  png: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  gif: encode('GIF89a...'),
  ico: Uint8Array.of(0, 0, 1, 0, 2, 0),
  pdf: encode('%PDF-1.7'),
  zip: encode('PK\u{3}\u{4}...'),
  doc: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  text: encode('2026-11-05 10:00:00 player started'),
  program: encode('MZ\u{90}\u{0}'),
};
const file = (name: string, head: Uint8Array, size = 1000): FileFacts => ({ name, size, head });
const same = (facts: FileFacts) => [facts, facts] as const;

const wrongType = 'This file type is not allowed.';
const wrongName = 'The file name has special characters.';

describeRule('fileRule(image)', {
  rule: fileRule(fileSets.image),
  accepts: [
    same(file('logo.png', heads.png)),
    same(file('photo (1).JPG', heads.jpg)),
    same(file('photo.jpeg', heads.jpg, 1_048_576)),
    same(file('a.b.png', heads.png)),
  ],
  refuses: [
    [file('logo.png', heads.png, 1_048_577), 'The file is too big (max 1 MB).'],
    [file('logo.gif', heads.gif), wrongType],
    [file('logo.png', heads.jpg), wrongType],
    [file('logo.png', heads.program), wrongType],
    [file('logo.png.exe', heads.png), wrongType],
    [file('png', heads.png), wrongType],
    [file('.png', heads.png), wrongName],
    [file('lögo.png', heads.png), wrongName],
    [file('../logo.png', heads.png), wrongName],
    [file('logo\u{202E}gnp.png', heads.png), wrongName],
    [file(`${'a'.repeat(97)}.png`, heads.png), wrongName],
    [file('logo.png', new Uint8Array()), wrongType],
    [null, 'Required field.'],
  ],
});

describeRule('fileRule(docs)', {
  rule: fileRule(fileSets.docs),
  accepts: [
    same(file('report.pdf', heads.pdf, 5_048_576)),
    same(file('report.docx', heads.zip)),
    same(file('report.doc', heads.doc)),
    same(file('player.log', heads.text)),
    same(file('notes.txt', encode('Überlänge '.repeat(200)).slice(0, 1024))),
    same(file('all.zip', heads.zip)),
  ],
  refuses: [
    [file('report.pdf', heads.pdf, 5_048_577), 'The file is too big (max 5 MB).'],
    [file('player.log', heads.program), wrongType],
    [file('player.log', Uint8Array.of(0xff, 0xfe, 0x41)), wrongType],
    [file('report.docx', heads.doc), wrongType],
  ],
});

describeRule('fileRule(logo)', {
  rule: fileRule(fileSets.logo),
  accepts: [
    same(file('logo.svg', encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))),
    same(file('logo.svg', encode('\u{FEFF}<?xml version="1.0"?>\n<!-- made by hand -->\n<svg viewBox="0 0 1 1">'))),
    same(file('logo.svg', encode('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"> <svg>'))),
    same(file('logo.ico', heads.ico)),
  ],
  refuses: [
    [file('logo.svg', encode('<html><svg></svg></html>')), wrongType],
    [file('logo.svg', encode('<svgx>')), wrongType],
    [file('logo.svg', heads.png), wrongType],
    [file('logo.jpg', heads.jpg), wrongType],
  ],
});

describe('filesRule', () => {
  const rule = filesRule(fileSets.gif, 2);
  const gif = file('a.gif', heads.gif);

  test('takes up to its number', () => {
    expect(verdict(rule, [gif, gif])).toEqual({ value: [gif, gif] });
    expect(verdict(rule, [gif, gif, gif])).toEqual({ text: 'You cannot upload more files.' });
  });

  test('names the first file to put right', () => {
    expect(verdict(rule, [gif, file('b.gif', heads.png)])).toEqual({ text: wrongType });
  });
});

test('reads the beginning of a file, however large', async () => {
  const large = new File([heads.png, new Uint8Array(100_000)], 'large.png');
  const facts = await readFileFacts(large);
  expect(facts).toMatchObject({ name: 'large.png', size: 100_008 });
  expect(facts.head).toHaveLength(1024);
  expect(verdict(fileRule(fileSets.image), facts)).toEqual({ value: facts });
});

test('no content makes a rule throw', () => {
  const contents = fc.uint8Array({ maxLength: 200 });
  const names = fc.constantFrom('a.svg', 'a.txt', 'a.png', 'a.docx', 'a.constructor', 'a.__proto__');
  const answers = fc.property(names, contents, (name, head) =>
    Object.values(fileSets).every((set) => Object.keys(verdict(fileRule(set), file(name, head))).length === 1),
  );
  expect(fc.check(answers).counterexample).toBeNull();
});
