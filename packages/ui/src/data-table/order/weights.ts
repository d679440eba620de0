/** No number is asked to hold more characters. */
const mostCharacters = 8;
/** What `pack` answers where only the collator knows. */
export const unknown = -1;

/** The order of a locale, for most of its text as numbers: comparing those is many times quicker than asking the collator. */
export interface Weights {
  /** How many characters a number of so many bits holds. */
  charactersIn: (bits: number) => number;
  /**
   * `count` letters of `text` from `start` as one number: of two texts that are alike before `start`, the one with the smaller number
   * comes first, whatever follows. Accents and case, which decide only between texts of the same letters, are left out.
   */
  pack: (text: string, start: number, count: number) => number;
  compare: (one: string, other: string) => number;
}

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
/** How most languages order them; asking a collator for it takes longer than sorting thousands of texts. */
const usual = ` _-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$0123456789aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ`;
export const usualLanguages = 'ar ca de el en es fi fr he id it ja ko nl pl pt ro ru sv uk zh'.split(' ');
/** Not where the locale asks for another order than that of its language. */
const isUsual = (locale: string) =>
  !/-u-|-posix/i.test(locale) && usualLanguages.includes(locale.split('-', 1)[0] ?? '');
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
/** Latin letters with accents, precomposed: beyond them nothing is worth a table. */
const isLatin = (code: number) => code < 0x250 || (code >= 0x1e00 && code < 0x1f00);
const tableSize = 0x1f00;

/** Whether letters in a row are compared one by one: not where "ch" is a letter of its own. */
function isByLetter(compare: Weights['compare'], weightOf: (letter: string) => number): boolean {
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  const weight = (pair: string) => weightOf(pair[0] ?? '') * 1_000 + weightOf(pair[1] ?? '');
  const ordered = pairs.toSorted((one, other) => weight(one) - weight(other));
  return ordered.every((pair, index) => index === 0 || compare(ordered[index - 1] ?? '', pair) < 0);
}

/** Made when it is asked the first time. */
function lazyCollator(locale: string, options?: Intl.CollatorOptions): (one: string, other: string) => number {
  let collator: Intl.Collator | undefined;
  return (one, other) => (collator ??= new Intl.Collator(locale, options)).compare(one, other);
}

function withoutNumbers(compare: Weights['compare']): Weights {
  return { charactersIn: () => mostCharacters, pack: () => unknown, compare };
}

function createWeights(locale: string): Weights {
  const compare = lazyCollator(locale);
  const compareBase = lazyCollator(locale, { sensitivity: 'base' });
  const isKnown = isUsual(locale);
  // What counts for nothing by itself (a space, in some locales) cannot be a digit.
  const known = isKnown
    ? usual.split('')
    : printable.filter((character) => compareBase('', character) < 0).toSorted(compareBase);
  const isSameKind = (one: string, other: string) =>
    isKnown ? one === other.toLowerCase() : compareBase(one, other) === 0;
  /** Of each character its place among them, from 1; 0 is unknown, -1 not looked up yet. */
  const table = new Int16Array(tableSize).fill(-1);
  table.fill(0, 0, 0xa0);
  const kinds: string[] = [];
  for (const character of known) {
    if (kinds.length === 0 || !isSameKind(kinds.at(-1) ?? '', character)) kinds.push(character);
    table[character.charCodeAt(0)] = kinds.length;
  }
  if (!isKnown && !isByLetter(compareBase, (letter) => table[letter.charCodeAt(0)] ?? 0)) {
    return withoutNumbers(compare);
  }
  const size = kinds.length + 1;
  const powers = Array.from({ length: mostCharacters + 1 }, (_, index) => size ** index);
  const lookUp = (code: number) => {
    if (!isLatin(code)) return 0;
    const character = String.fromCharCode(code);
    const place = kinds.findIndex((kind) => compareBase(kind, character) === 0) + 1;
    table[code] = place;
    return place;
  };
  const weightAt = (text: string, index: number) => {
    const code = text.charCodeAt(index);
    if (code >= tableSize) return 0;
    const weight = table[code] as number;
    return weight === -1 ? lookUp(code) : weight;
  };
  const bitsOfOne = Math.log2(size);
  return {
    compare,
    charactersIn: (bits) => Math.min(mostCharacters, Math.floor(bits / bitsOfOne)),
    pack: (text, start, count) => {
      const { length } = text;
      if (start >= length) return 0;
      const end = start + count < length ? start + count : length;
      let key = 0;
      for (let index = start; index < end; index += 1) {
        const weight = weightAt(text, index);
        if (weight === 0) return unknown;
        key = key * size + weight;
      }
      // What follows may belong to the last letter: an accent of its own.
      if (end < length && weightAt(text, end) === 0) return unknown;
      return key * (powers[count - (end - start)] as number);
    },
  };
}

const byLocale = new Map<string, Weights>();

/** Made once for a locale: in some it takes milliseconds. */
export function weightsOf(locale: string): Weights {
  let weights = byLocale.get(locale);
  if (weights === undefined) {
    weights = createWeights(locale);
    byLocale.set(locale, weights);
  }
  return weights;
}
