import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMatch } from '../listbox/findMatch.ts';
import { foldText, highlightRanges, matchWord } from './match.ts';
import { rank, relevance } from './rank.ts';

const tierOf = (text: string, word: string) => matchWord(foldText(text, 'en-US'), word)?.tier;
const labels = (messages: readonly string[], query: string) =>
  rank(
    messages.map((label) => ({ label })),
    query,
    'en-US',
  ).map(({ item }) => item.label);

describe('matchWord', () => {
  it('distinguishes exact, prefix, word start, substring and subsequence matches', () => {
    expect(tierOf('Users', 'users')).toBe('exact');
    expect(tierOf('Users', 'us')).toBe('prefix');
    expect(tierOf('API tokens', 'tok')).toBe('wordStart');
    expect(tierOf('EdgeDelivery', 'del')).toBe('wordStart');
    expect(tierOf('Akofa', 'kof')).toBe('substring');
    expect(tierOf('Edge Delivery', 'edv')).toBe('subsequence');
    expect(tierOf('Edge Delivery', 'vde')).toBeUndefined();
    expect(tierOf('Needle', 'ed')).toBe('substring');
    expect(tierOf('Needless', 'dls')).toBeUndefined();
  });

  it('ignores case and accents and highlights the original letters', () => {
    expect(highlightRanges('São Paulo', 'sao', 'en-US')).toEqual([[0, 3]]);
    expect(highlightRanges('Zoe\u0308 Lindgren', 'zoe', 'en-US')).toEqual([[0, 4]]);
    expect(highlightRanges('İzmir', 'iz', 'en-US')).toEqual([[0, 2]]);
    expect(highlightRanges('Kasım', 'KASIM', 'tr-TR')).toEqual([[0, 5]]);
    expect(highlightRanges('José', 'José'.normalize('NFD'), 'en-US')).toEqual([[0, 4]]);
    expect(highlightRanges('Edge Delivery', 'ed de', 'en-US')).toEqual([
      [0, 2],
      [5, 7],
    ]);
  });

  it('folds letters as listboxes do', () => {
    const plain = 'abcdefghijklmnopqrstuvwxyz'.split('');
    const letters = Array.from({ length: 0x17f - 0xc0 }, (_, index) => String.fromCodePoint(0xc0 + index));
    const missed = letters.filter((letter) =>
      plain.some((one) => isMatch(letter, one, 'en-US') && tierOf(letter, one) === undefined),
    );
    expect(missed).toEqual([]);
    expect(tierOf('Ørsta', 'orsta')).toBe('exact');
    expect(tierOf('Straße', 'strasse')).toBe('exact');
    expect(highlightRanges('Æsir', 'ae', 'en-US')).toEqual([[0, 1]]);
  });

  it('highlights exactly the typed letters', () => {
    const messages = fc.string({ unit: fc.constantFrom('a', 'b', 'É', 'e', ' ', '-', 'K'), maxLength: 16 });
    fc.assert(
      fc.property(messages, messages, (text, word) => {
        const match = matchWord(foldText(text, 'en-US'), word);
        fc.pre(match !== undefined);
        const marked = match.ranges.map(([start, end]) => text.slice(start, end)).join('');
        expect(foldText(marked, 'en-US').letters).toEqual(foldText(word, 'en-US').letters);
      }),
    );
  });

  it('finds every substring of a text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (text, from, length) => {
        const letters = foldText(text, 'en-US').letters;
        const start = from % Math.max(letters.length, 1);
        const part = letters.slice(start, start + 1 + (length % 5)).join('');
        fc.pre(part !== '');
        expect(matchWord(foldText(text, 'en-US'), part)).toBeDefined();
      }),
    );
  });
});

describe('rank', () => {
  it('prefers a prefix to a word start, a substring and a subsequence', () => {
    const messages = ['Tip of the tail, key', 'Betoken', 'API tokens', 'Broken', 'Token list', 'Tok'];
    expect(labels(messages, 'tok')).toEqual(['Tok', 'Token list', 'API tokens', 'Betoken', 'Tip of the tail, key']);
    expect(labels(['Trail of keys', 'Tok'], 'tok')).toEqual(['Tok', 'Trail of keys']);
  });

  it('requires every word in any field and prefers the label', () => {
    const kofi = { label: 'Kofi Mensah', detail: 'kofi.mensah@harborfm.gh', keywords: ['customer'] };
    expect(relevance(kofi, 'harbor kofi', 'en-US')).toBeDefined();
    expect(relevance(kofi, 'kofi oslo', 'en-US')).toBeUndefined();
    const byLabel = relevance({ label: 'Customer' }, 'cust', 'en-US');
    expect(byLabel).toBeLessThan(relevance(kofi, 'cust', 'en-US') ?? 0);
    // A subsequence in an email address would be a coincidence.
    expect(relevance({ label: 'Audit', detail: 'a text with many letters' }, 'amlr', 'en-US')).toBeUndefined();
  });

  it('keeps the order without a query and among ties', () => {
    expect(labels(['b', 'a'], ' ')).toEqual(['b', 'a']);
    expect(labels(['Tokens b', 'Tokens a'], 'tok')).toEqual(['Tokens b', 'Tokens a']);
  });

  it('never ranks a worse kind of match first', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.constantFrom('a', 'ab', 'abc', 'ca'), (messages, query) => {
        const order = ['exact', 'prefix', 'wordStart', 'substring', 'subsequence'];
        const found = labels(messages, query).map((text) => order.indexOf(tierOf(text, query) ?? ''));
        expect(found).toEqual(found.toSorted((one, other) => one - other));
      }),
    );
  });
});
