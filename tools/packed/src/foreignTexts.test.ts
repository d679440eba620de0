import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { nonEnglishTexts } from './foreignTexts.ts';

const dictionary = (locale: string) =>
  readFileSync(
    fileURLToPath(
      new URL(`../../../node_modules/react-aria/dist/private/intl/overlays/${locale}.mjs`, import.meta.url),
    ),
    'utf8',
  );

test.each(['ar-AE', 'el-GR', 'ru-RU', 'zh-CN', 'ja-JP', 'ko-KR', 'he-IL', 'de-DE', 'fr-FR', 'pl-PL'])(
  'notices the dictionary of %s, escaped or not',
  (locale) => {
    const code = dictionary(locale);
    expect(nonEnglishTexts(code)).not.toEqual([]);
    const escaped = code.replace(/[^\x20-\x7e\n]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
    expect(nonEnglishTexts(escaped)).not.toEqual([]);
  },
);

test('says nothing about English, a symbol, or a single letter', () => {
  expect(nonEnglishTexts(dictionary('en-US'))).toEqual([]);
  expect(nonEnglishTexts('const sum = "Σ"; const micro = "µs · → × …";')).toEqual([]);
  expect(nonEnglishTexts(String.raw`const letter = /[\u3040-\u309f\u30a0-\u30ff]/;`)).toEqual([]);
});
