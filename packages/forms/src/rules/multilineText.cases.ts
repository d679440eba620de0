import { multilineText, optionalMultilineText } from './index.ts';
import type { RuleCases } from './describeRule.fixture.ts';

const required = 'Required field.';
const named = (name: string) => `This text has characters that are not allowed: ${name}.`;

export const multilineCases: Record<string, RuleCases> = {
  'multilineText(15, 500)': {
    rule: multilineText(15, 500),
    // Twice the limit in code units: an emoji has two.
    maxRead: 1000,
    accepts: [
      ['  The player stops, then starts again.\n', 'The player stops, then starts again.'],
      ['Zeile eins\r\nZeile zwei: 100 % "ok"!', 'Zeile eins\nZeile zwei: 100 % "ok"!'],
      // 500 characters with normalized line breaks, 666 with CRLF.
      ['ab\r\n'.repeat(166) + 'ab', 'ab\n'.repeat(166) + 'ab'],
      ['پخش\u{200C}کننده متوقف می\u{200C}شود', 'پخش\u{200C}کننده متوقف می\u{200C}شود'],
      ['プレーヤーが停止し、再開します。', 'プレーヤーが停止し、再開します。'],
      ...['https://a.example/?a=1&b=2', 'a + b = $5 | €4 ~ ^ `x`', 'bitrate < 2 Mbit/s', 'a\ttab', '👩‍🚀 flies'].map(
        (text) => [`It was seen at: ${text}`, `It was seen at: ${text}`] as const,
      ),
    ],
    refuses: [
      ['', required],
      ['Too short.', 'Enter at least 15 characters.'],
      ['A bell rings here \u{0007} now', named('U+0007')],
      ['A name that is \u{202E}desrever', named('U+202E')],
      ['An isolated \u{2066}part\u{2069} of it', named('U+2066')],
      ['A lone half \u{D800} of a pair', named('U+D800')],
      ['A separator \u{2028} of lines', named('U+2028')],
      ['a'.repeat(501), 'Enter at most 500 characters.'],
    ],
  },
  'optionalMultilineText(450)': {
    rule: optionalMultilineText(450),
    maxRead: 900,
    accepts: [
      ['', ''],
      ['  ', ''],
      ['Too slow.', 'Too slow.'],
    ],
    refuses: [
      ['A bell \u{0007}', named('U+0007')],
      ['a'.repeat(451), 'Enter at most 450 characters.'],
    ],
  },
};
