import { multilineText, optionalMultilineText } from './index.ts';
import type { RuleCases } from './describeRule.fixture.ts';

const required = 'Required field.';
const notAllowed = 'This text has characters that are not allowed.';

export const multilineCases: Record<string, RuleCases> = {
  'multilineText(15, 500)': {
    rule: multilineText(15, 500),
    // Twice the limit in code units: an emoji has two.
    mostRead: 1000,
    accepts: [
      ['  The player stops, then starts again.\n', 'The player stops, then starts again.'],
      ['Zeile eins\r\nZeile zwei: 100 % "ok"!', 'Zeile eins\nZeile zwei: 100 % "ok"!'],
      // 500 characters as a person counts, 666 as they travel.
      ['ab\r\n'.repeat(166) + 'ab', 'ab\n'.repeat(166) + 'ab'],
      ['پخش\u{200C}کننده متوقف می\u{200C}شود', 'پخش\u{200C}کننده متوقف می\u{200C}شود'],
      ['プレーヤーが停止し、再開します。', 'プレーヤーが停止し、再開します。'],
    ],
    refuses: [
      ['', required],
      ['Too short.', 'Enter at least 15 characters.'],
      ['It says <script>alert(1)</script>', notAllowed],
      ['A bell rings here \u{0007} now', notAllowed],
      ['A name that is \u{202E}desrever', notAllowed],
      ['An isolated \u{2066}part\u{2069} of it', notAllowed],
      ['A lone half \u{D800} of a pair', notAllowed],
      ['A separator \u{2028} of lines', notAllowed],
      ['a'.repeat(501), 'Enter at most 500 characters.'],
    ],
  },
  'optionalMultilineText(450)': {
    rule: optionalMultilineText(450),
    mostRead: 900,
    accepts: [
      ['', ''],
      ['  ', ''],
      ['Too slow.', 'Too slow.'],
    ],
    refuses: [
      ['1 < 2', notAllowed],
      ['a'.repeat(451), 'Enter at most 450 characters.'],
    ],
  },
};
