import { memoizeFormatters } from '../formats/locales.ts';

const collator = memoizeFormatters(Intl.Collator);

/** Letters without a decomposition, as users without that keyboard type them: "orsta" finds "Ørsta". */
const plainCharacters: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  ŀ: 'l',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ς: 'σ',
};

const notPlain = /[\u0080-\uffff]/;
/** In decomposed text: a letter beyond ASCII, or any with marks on it. */
const foldablePattern = /[^\p{M}]?\p{M}+|[^\0-\u007f]/gu;
/** In any text: a letter with its marks. */
const characterPattern = /[^\p{M}]\p{M}*|\p{M}+/gu;
const dot = '\u0307';

function withoutMarks(character: string, marks: readonly string[], compare: Intl.Collator['compare']): string {
  return marks.reduce((plain, mark) => {
    const marked = (plain + mark).normalize('NFC');
    return compare(marked, plain) === 0 || (plain === 'i' && mark === dot) ? plain : marked;
  }, character);
}

function foldCharacter(decomposed: string, locale: string): string {
  const { compare } = collator(locale, { sensitivity: 'base' });
  const [first = '', ...marks] = decomposed;
  if (/\p{M}/u.test(first)) return '';
  // Turkish has dotted and dotless i, each in two cases; few keyboards have all four, and "INFO" occurs in Turkish too.
  if (first === 'ı') return withoutMarks('i', marks, compare);
  const plain = plainCharacters[first] ?? first;
  const character = compare(plain, first) === 0 ? plain : first;
  // NFKC unifies full width, half width and ligatures; katakana is mapped to hiragana.
  const lowercase = character
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  return withoutMarks(lowercase, marks, compare);
}

const cache = new Map<string, Map<string, string>>();

/**
 * Normalizes a text for every search: removes case, composition and accents, except on letters that are separate
 * letters in the locale ("å" in Norwegian).
 */
export function fold(text: string, locale: string): string {
  const lower = text.toLowerCase();
  if (!notPlain.test(lower)) return lower;
  let folded = cache.get(locale);
  if (folded === undefined) cache.set(locale, (folded = new Map()));
  const ofLocale = folded;
  return lower.normalize('NFD').replaceAll(foldablePattern, (character) => {
    let found = ofLocale.get(character);
    if (found === undefined) ofLocale.set(character, (found = foldCharacter(character, locale)));
    return found;
  });
}

/** Part of a text, in UTF-16 code units. */
export type TextRange = readonly [start: number, end: number];

/** A letter with its marks, and its folded form. */
export interface FoldedCharacter {
  start: number;
  end: number;
  character: string;
  folded: string;
}

/** The letters of a text folded one by one, to highlight matches. */
export function foldCharacters(text: string, locale: string): readonly FoldedCharacter[] {
  return Array.from(text.matchAll(characterPattern), ({ 0: character, index }) => ({
    start: index,
    end: index + character.length,
    character,
    folded: fold(character, locale),
  }));
}
