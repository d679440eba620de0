import { keepFormatters } from '../formats/locales.ts';

const collator = keepFormatters(Intl.Collator);

/** Letters that no mark can be taken from, as those look for them who cannot type them: "orsta" finds "Ørsta". */
const plainLetters: Readonly<Record<string, string>> = {
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
const lettersToFold = /[^\p{M}]?\p{M}+|[^\0-\u007f]/gu;
/** In any text: a letter with its marks. */
const letters = /[^\p{M}]\p{M}*|\p{M}+/gu;
const dot = '\u0307';

function withoutMarks(letter: string, marks: readonly string[], compare: Intl.Collator['compare']): string {
  return marks.reduce((plain, mark) => {
    const marked = (plain + mark).normalize('NFC');
    return compare(marked, plain) === 0 || (plain === 'i' && mark === dot) ? plain : marked;
  }, letter);
}

function foldLetter(decomposed: string, locale: string): string {
  const { compare } = collator(locale, { sensitivity: 'base' });
  const [first = '', ...marks] = decomposed;
  if (/\p{M}/u.test(first)) return '';
  // One with a dot, one without, each small and capital: no keyboard has all four, and "INFO" is written in Turkish too.
  if (first === 'ı') return withoutMarks('i', marks, compare);
  const plain = plainLetters[first] ?? first;
  const letter = compare(plain, first) === 0 ? plain : first;
  // Full width, half width and ligatures are forms of the same letters, katakana of hiragana.
  const usual = letter
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  return withoutMarks(usual, marks, compare);
}

/** By locale, what has been folded: letters are few. */
const known = new Map<string, Map<string, string>>();

/**
 * A text as all searches of the product compare it: without case, composed or not, and without accents, but for letters that
 * the locale's readers hold for other ones ("å" in Norwegian). What does not differ folded is the same to a search.
 */
export function fold(text: string, locale: string): string {
  const lower = text.toLowerCase();
  if (!notPlain.test(lower)) return lower;
  let folded = known.get(locale);
  if (folded === undefined) known.set(locale, (folded = new Map()));
  const ofLocale = folded;
  return lower.normalize('NFD').replaceAll(lettersToFold, (letter) => {
    let found = ofLocale.get(letter);
    if (found === undefined) ofLocale.set(letter, (found = foldLetter(letter, locale)));
    return found;
  });
}

/** A letter of a text with its marks: where it stands, by code units, and what it is folded to. */
export interface FoldedLetter {
  start: number;
  end: number;
  letter: string;
  folded: string;
}

/** The letters of a text, folded one by one: to mark in the text what a search has found. */
export function foldLetters(text: string, locale: string): readonly FoldedLetter[] {
  return Array.from(text.matchAll(letters), ({ 0: letter, index }) => ({
    start: index,
    end: index + letter.length,
    letter,
    folded: fold(letter, locale),
  }));
}
