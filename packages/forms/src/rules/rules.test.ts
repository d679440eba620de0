import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  code,
  currentPassword,
  email,
  failureOf,
  id,
  messageOf,
  password,
  passwordRule,
  personName,
  phone,
  requiredText,
  strongPassword,
} from './index.ts';

type Rule = v.GenericSchema<unknown, unknown>;

/** The value a rule hands on, or the text a person reads. */
function verdict(rule: Rule, input: unknown): { value: unknown } | { text: string } {
  const result = v.safeParse(rule, input);
  const [issue] = result.issues ?? [];
  return issue ? { text: messageOf(failureOf(issue)) } : { value: result.output };
}

const required = 'Required field.';
const notAllowed = 'This text has characters that are not allowed.';
const weak = 'Use at least 8 characters with an uppercase letter, a number and a symbol.';
const notEmail = 'Enter a valid e-mail.';
const rtlOverride = '\u{202E}';
const zeroWidthSpace = '\u{200B}';

const accepted: Record<string, { rule: Rule; cases: [input: unknown, output: unknown][] }> = {
  requiredText: { rule: requiredText, cases: [['  a  ', 'a']] },
  personName: {
    rule: personName,
    cases: [
      ['  Leïla ', 'Leïla'],
      ['李明', '李明'],
      ["Mary-Jane O'Neil", "Mary-Jane O'Neil"],
      ['نرگس\u{200C}سادات', 'نرگس\u{200C}سادات'],
      ['ab', 'ab'],
      ['😀'.repeat(60), '😀'.repeat(60)],
    ],
  },
  email: {
    rule: email,
    cases: [
      [' Amara.Okafor@Solstice.tv ', 'Amara.Okafor@Solstice.tv'],
      ["o'brien+tag@mail.example.co.uk", "o'brien+tag@mail.example.co.uk"],
      ['a@xn--bcher-kva.xn--p1ai', 'a@xn--bcher-kva.xn--p1ai'],
      [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
    ],
  },
  phone: {
    rule: phone,
    cases: [
      ['+33 (0)6.12.34', '33061234'],
      ['\u{202A}+33\u{00A0}612\u{202C}', '33612'],
      ['1'.repeat(25), '1'.repeat(25)],
      ['', null],
      ['  ', null],
      [null, null],
      [undefined, undefined],
    ],
  },
  password: {
    rule: password,
    cases: [
      ['ABCDEF1!', 'ABCDEF1!'],
      [' Correct horse 1! ', ' Correct horse 1! '],
      [`A1!${'é'.repeat(125)}`, `A1!${'é'.repeat(125)}`],
    ],
  },
  strongPassword: { rule: strongPassword, cases: [['Abcdef1!', 'Abcdef1!']] },
  currentPassword: {
    rule: currentPassword,
    cases: [
      ['x', 'x'],
      [' ', ' '],
    ],
  },
  code: { rule: code, cases: [[' 012345 ', '012345']] },
  id: {
    rule: id,
    cases: [
      ['regular', 'regular'],
      ['11111111-2222-4333-8444-555555555555', '11111111-2222-4333-8444-555555555555'],
    ],
  },
};

const refused: Record<string, { rule: Rule; cases: [input: unknown, text: string][] }> = {
  requiredText: {
    rule: requiredText,
    cases: [
      ['', required],
      [' \t\n\u{00A0}', required],
      [zeroWidthSpace.repeat(3), required],
      [undefined, required],
      [null, required],
      [7, notAllowed],
    ],
  },
  personName: {
    rule: personName,
    cases: [
      ['', required],
      ['a', 'Enter at least 2 characters.'],
      ['😀', 'Enter at least 2 characters.'],
      ['a'.repeat(61), 'Enter at most 60 characters.'],
      ['a'.repeat(50_000), 'Enter at most 60 characters.'],
      ['Amara\u{0007}', notAllowed],
      ['Ama\nra', notAllowed],
      ['Ama\u{2028}ra', notAllowed],
      [`Amara${rtlOverride}rofako`, notAllowed],
      ['Amara \u{2066}x\u{2069}', notAllowed],
      ['Amara\u{D800}', notAllowed],
    ],
  },
  email: {
    rule: email,
    cases: [
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
      [`amara${rtlOverride}@solstice.tv`, notEmail],
      [`${'a'.repeat(65)}@example.com`, notEmail],
      [`a@${'b'.repeat(64)}.com`, notEmail],
      [`${'a'.repeat(190)}@example.com`, 'Enter at most 200 characters.'],
    ],
  },
  phone: {
    rule: phone,
    cases: [
      ['12-34', 'Digits only.'],
      ['+', 'Digits only.'],
      ['0x1F', 'Digits only.'],
      ['١٢٣', 'Digits only.'],
      ['1'.repeat(26), 'Enter at most 25 characters.'],
    ],
  },
  password: {
    rule: password,
    cases: [
      ['', required],
      ['Abcde1!', weak],
      ['abcdefg1!', weak],
      ['Abcdefgh!', weak],
      ['Abcdefg12', weak],
      ['Ébcdefg1!', weak],
      ['Abcdefg1€', weak],
      [`A1!${'é'.repeat(126)}`, 'Enter at most 128 characters.'],
    ],
  },
  strongPassword: {
    rule: strongPassword,
    cases: [
      ['ABCDEF1!', 'Use at least 8 characters with an uppercase letter, a lowercase letter, a number and a symbol.'],
    ],
  },
  currentPassword: {
    rule: currentPassword,
    cases: [
      ['', required],
      ['a'.repeat(257), 'Enter at most 256 characters.'],
    ],
  },
  code: {
    rule: code,
    cases: [
      ['', required],
      ['12345', 'Enter at least 6 characters.'],
      ['1234567', 'Enter at most 6 characters.'],
      ['12345a', 'Digits only.'],
      ['１２３４５６', 'Digits only.'],
    ],
  },
  id: {
    rule: id,
    cases: [
      ['', required],
      ["x' or 1=1", notAllowed],
      ['a'.repeat(65), 'Enter at most 64 characters.'],
    ],
  },
};

describe.each(Object.entries(accepted))('%s accepts', (_name, { rule, cases }) => {
  test.each(cases)('%j', (input, output) => {
    expect(verdict(rule, input)).toEqual({ value: output });
  });
});

describe.each(Object.entries(refused))('%s refuses', (_name, { rule, cases }) => {
  test.each(cases)('%j', (input, text) => {
    expect(verdict(rule, input)).toEqual({ text });
  });
});

const anything = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

describe.each(Object.entries(accepted))('%s', (_name, { rule, cases }) => {
  test('answers whatever it is given with a value or a text', () => {
    const answers = fc.property(anything, (input) => {
      const answer = verdict(rule, input);
      return 'value' in answer || answer.text.endsWith('.');
    });
    expect(fc.check(answers).counterexample).toBeNull();
  });

  test('accepts what it made of an input, and makes the same of it again', () => {
    const inputs = cases.map(([input]) => input).filter((input) => typeof input === 'string');
    const insertion = fc.tuple(fc.constantFrom(...inputs), fc.nat(20), fc.string({ unit: 'grapheme', maxLength: 2 }));
    const isStable = fc.property(insertion, ([input, place, text]) => {
      const answer = verdict(rule, input.slice(0, place) + text + input.slice(place));
      return !('value' in answer) || isDeepStrictEqual(verdict(rule, answer.value), answer);
    });
    expect(fc.check(isStable).counterexample).toBeNull();
  });
});

test('a refusal never carries the refused value: passwords end in no message', () => {
  const secret = 'hunter2-secret';
  const [issue] = v.safeParse(password, secret).issues ?? [];
  expect(JSON.stringify(issue && failureOf(issue))).not.toContain('hunter2');
  expect(issue?.message).not.toContain('hunter2');
});

describe('the stricter of our rule and the policy of the pool', () => {
  test('a longer minimum of the pool counts', () => {
    expect(verdict(passwordRule({ minLength: 12 }), 'Abcdef1!')).toEqual({
      text: 'Use at least 12 characters with an uppercase letter, a number and a symbol.',
    });
  });

  test('a shorter or absent minimum does not weaken ours', () => {
    expect(verdict(passwordRule({ minLength: 6 }), 'Abcd1!')).toEqual({ text: weak });
    expect(verdict(passwordRule({}), 'Abcd1!')).toEqual({ text: weak });
  });
});
