import { accepted, code, email, personName, phone, requiredText } from './index.ts';
import type { RuleCases } from './describeRule.fixture.ts';

const required = 'Required field.';
const notAllowed = 'This text has characters that are not allowed.';
const notEmail = 'Enter a valid e-mail.';
const rtlOverride = '\u{202E}';
const named = (name: string) => `This text has characters that are not allowed: ${name}.`;
const zeroWidthSpace = '\u{200B}';
const noLink = 'A name cannot contain a web address. If this is not one, add a space after the period.';

/** Nothing visible, or only a combining mark without a letter. */
const invisibles = [
  '\u{3164}',
  '\u{2800}',
  '\u{115F}',
  '\u{1160}',
  '\u{FFA0}',
  '\u{301}',
  '\u{34F}',
  '\u{FE0F}',
  '\u{E0100}',
];

export const userCases: Record<string, RuleCases> = {
  requiredText: {
    rule: requiredText,
    accepts: [
      ['  a  ', 'a'],
      ['\u{308}u', '\u{308}u'],
      ['ㄱ\u{3164}', 'ㄱ\u{3164}'],
    ],
    refuses: [
      ['', required],
      [' \t\n\u{00A0}', required],
      [zeroWidthSpace.repeat(3), required],
      ...invisibles.map((text) => [text.repeat(3), required] as const),
      [undefined, required],
      [null, required],
      [7, notAllowed],
    ],
  },
  personName: {
    rule: personName,
    accepts: [
      ['  Leïla ', 'Leïla'],
      ['李明', '李明'],
      ["Mary-Jane O'Neil", "Mary-Jane O'Neil"],
      ['نرگس\u{200C}سادات', 'نرگس\u{200C}سادات'],
      ['ab', 'ab'],
      ['이', '이'],
      ['李', '李'],
      ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
      ['J.Smith', 'J.Smith'],
      ['Martin Jr.', 'Martin Jr.'],
      ['मी', 'मी'],
      ['😀'.repeat(60), '😀'.repeat(60)],
    ],
    refuses: [
      ['', required],
      ...invisibles.map((text) => [text.repeat(3), required] as const),
      ...['https://evil.example/login', 'Anna https://evil.example', 'HTTPS:\\\\evil.example', '//evil.example'].map(
        (text) => [text, noLink] as const,
      ),
      ...['www.evil', 'evil.example', 'Evil.Example', 'evil\u{3002}example', 'evil.example:80', 'mailto:a'].map(
        (text) => [text, noLink] as const,
      ),
      ...['https:/\u{200B}/evil', 'ｈttps：／／evil', 'a@evil.example', 'пример.рф/а', 'St.John'].map(
        (text) => [text, noLink] as const,
      ),
      ['a'.repeat(61), 'Enter at most 60 characters.'],
      ['a'.repeat(50_000), 'Enter at most 60 characters.'],
      ['Amara\u{0007}', named('U+0007')],
      ['Ama\nra', named('a line break')],
      ['Ama\u{2028}ra', named('U+2028')],
      [`Amara${rtlOverride}rofako`, named('U+202E')],
      ['Amara \u{2066}x\u{2069}', named('U+2066')],
      ['Amara\u{D800}', named('U+D800')],
      // A Windows-1252 letter decoded as UTF-8.
      ['J\u{FFFD}rgen', named('“\u{FFFD}”')],
    ],
  },
  email: {
    rule: email,
    accepts: [
      [' Amara.Okafor@Solstice.tv ', 'Amara.Okafor@Solstice.tv'],
      ["o'brien+tag@mail.example.co.uk", "o'brien+tag@mail.example.co.uk"],
      ['a@xn--bcher-kva.xn--p1ai', 'a@xn--bcher-kva.xn--p1ai'],
      [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
      ...[zeroWidthSpace, '\u{FEFF}', rtlOverride, '\u{2069}', '\u{AD}', '“', ' "'].map(
        (mark) => [`${mark}amara@solstice.tv`, 'amara@solstice.tv'] as const,
      ),
      [`amara${zeroWidthSpace}@solstice.tv \u{200E}”`, 'amara@solstice.tv'],
    ],
    refuses: [
      ['', required],
      ['amara', notEmail],
      ['amara@', notEmail],
      ['@solstice.tv', notEmail],
      ['amara@solstice', notEmail],
      ['amara@solstice.t', notEmail],
      ['amara@solstice..tv', notEmail],
      ['amara@-solstice.tv', notEmail],
      ['amara@solstice.123', notEmail],
      ['.amara@solstice.tv', notEmail],
      ['am..ara@solstice.tv', notEmail],
      ['a b@solstice.tv', notEmail],
      ['a@b@solstice.tv', notEmail],
      ['a@solstice.tv\r\nBcc: x@y.com', notEmail],
      ['аmara@solstice.tv', notEmail],
      [`${'a'.repeat(65)}@example.com`, notEmail],
      [`a@${'b'.repeat(64)}.com`, notEmail],
      [`${'a'.repeat(190)}@example.com`, 'Enter at most 200 characters.'],
    ],
  },
  phone: {
    rule: phone,
    maxRead: 50_000 * 'https://'.length,
    accepts: [
      ['+33 (0)6.12.34', '33061234'],
      ['\u{202A}+33\u{00A0}612\u{202C}', '33612'],
      ['1'.repeat(25), '1'.repeat(25)],
      ['', null],
      ['+1 (555) 123-4567', '15551234567'],
      ['030/12 34\u{2013}56\u{2011}78', '03012345678'],
      ['  ', null],
      [null, null],
      [undefined, undefined],
    ],
    refuses: [
      ['12-34 ext. 5', 'Digits only.'],
      ['+', 'Digits only.'],
      ['0x1F', 'Digits only.'],
      ['١٢٣', 'Digits only.'],
      ['1'.repeat(26), 'Enter at most 25 characters.'],
    ],
  },
  accepted: { rule: accepted, accepts: [[true, true]], refuses: [[false, 'Accept the terms to continue.']] },
  code: {
    rule: code,
    accepts: [
      [' 012345 ', '012345'],
      ['012 345', '012345'],
      [`\u{FEFF}012345${zeroWidthSpace}`, '012345'],
    ],
    refuses: [
      ['', required],
      ['12345', 'Enter at least 6 characters.'],
      ['1234567', 'Enter at most 6 characters.'],
      ['12345a', 'Digits only.'],
      ['１２３４５６', 'Digits only.'],
    ],
  },
};
