import { describe, expect, it } from 'vitest';
import { inEitherLanguage, isPseudo, pseudoText } from './pseudoLocale.ts';

describe('the pseudo-locale', () => {
  it('is readable as English, and 40% longer', () => {
    expect(pseudoText('Invite users')).toBe('Iñvířéøøø'.replace('Iñvířé', 'Íñvíťé') + ' úšéřšøø');
    const english = 'You are offline. You can make changes again when you are back online.';
    expect(pseudoText(english).length / english.length).toBeGreaterThan(1.4);
  });

  it('keeps what is not translated', () => {
    for (const text of ['https://example.com/a', 'cdn.example.com', '/users/', 'PATHWAY_ID', '42 %', '{"a": 1}'])
      expect(pseudoText(text)).toBe(text);
  });

  it('recognizes its words', () => {
    expect(pseudoText('Every viewer on the best path').split(' ').every(isPseudo)).toBe(true);
    expect([isPseudo('GB'), isPseudo('viewer')]).toEqual([true, false]);
  });

  it('is matched by patterns for English', () => {
    for (const [pattern, text] of [
      [/^Sign in$/, 'Sign in'],
      [/try again in \d+ s\./i, 'Try again in 12 s.'],
      [/^[a-z]+ \w+(?: here)?\?$/, 'what next?'],
      [/\bofflines?\b/i, 'You are offline'],
      [/\(line 3, column 3\)/, 'at (line 3, column 3)'],
    ] as const) {
      expect(pseudoText(text)).toMatch(inEitherLanguage(pattern));
      expect(text).toMatch(inEitherLanguage(pattern));
    }
    expect(pseudoText('Signs in')).not.toMatch(inEitherLanguage(/^Sign in$/));
  });
});
