import { fold, foldLetters } from '../text-search/fold.ts';

/** A stretch of a text, by its code units. */
export type Range = readonly [start: number, end: number];

/** Kinds of match, best first. */
export type Tier = 'whole' | 'prefix' | 'wordStart' | 'inside' | 'scattered';

export const tiers: readonly Tier[] = ['whole', 'prefix', 'wordStart', 'inside', 'scattered'];

export interface Match {
  tier: Tier;
  /** Ranges to highlight. */
  ranges: readonly Range[];
}

interface Folded {
  letters: readonly string[];
  /** Where each letter stands in the text it comes from. */
  places: readonly Range[];
  isStart: readonly boolean[];
  /** Whose readers it was folded for. */
  locale: string;
}

const isWordLetter = (letter: string) => /[\p{L}\p{N}]/u.test(letter);

/** The letters of a text as a search compares them, and where they come from. */
export function foldText(text: string, locale: string): Folded {
  const letters: string[] = [];
  const places: Range[] = [];
  const isStart: boolean[] = [];
  let before = ' ';
  for (const { start, end, letter: written, folded } of foldLetters(text, locale)) {
    const isCapital = /\p{Lu}/u.test(written) && /\p{Ll}/u.test(before);
    const starts = isWordLetter(written) && (!isWordLetter(before) || isCapital);
    Array.from(folded, (letter, place) => {
      letters.push(letter);
      places.push([start, end]);
      isStart.push(starts && place === 0);
    });
    before = written;
  }
  return { letters, places, isStart, locale };
}

/** The places as few stretches as they make. */
function joined(places: readonly Range[]): readonly Range[] {
  const ranges: [number, number][] = [];
  for (const [start, end] of places) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}

const stretch = ({ places }: Folded, from: number, length: number) => joined(places.slice(from, from + length));

/** The letters one after the other, the first at the start of a word; each as early as can be. */
function scattered({ letters, places, isStart }: Folded, wanted: readonly string[]): readonly Range[] | undefined {
  for (let first = 0; first < letters.length; first += 1) {
    if (!isStart[first] || letters[first] !== wanted[0]) continue;
    const found = [first];
    for (let at = first + 1; at < letters.length && found.length < wanted.length; at += 1) {
      if (letters[at] === wanted[found.length]) found.push(at);
    }
    if (found.length === wanted.length) return joined(found.flatMap((at) => [places[at] ?? [0, 0]]));
  }
  return undefined;
}

/** How `text` holds the one word `word`; nothing when it does not. */
export function matchWord(text: Folded, word: string): Match | undefined {
  const wanted = Array.from(fold(word, text.locale));
  const { letters, isStart } = text;
  if (wanted.length === 0) return undefined;
  let inside: number | undefined;
  let start: number | undefined;
  for (let at = 0; at + wanted.length <= letters.length; at += 1) {
    if (!wanted.every((letter, place) => letters[at + place] === letter)) continue;
    inside ??= at;
    if (isStart[at]) start ??= at;
    if (at === 0) break;
  }
  if (inside === 0) {
    return { tier: wanted.length === letters.length ? 'whole' : 'prefix', ranges: stretch(text, 0, wanted.length) };
  }
  if (start !== undefined) return { tier: 'wordStart', ranges: stretch(text, start, wanted.length) };
  if (inside !== undefined) return { tier: 'inside', ranges: stretch(text, inside, wanted.length) };
  // One letter is everywhere.
  const ranges = wanted.length > 1 ? scattered(text, wanted) : undefined;
  return ranges && { tier: 'scattered', ranges };
}

export const wordsOf = (query: string): readonly string[] => query.trim().split(/\s+/u).filter(Boolean);

/** Ranges of a text to highlight for the whole query. */
export function marksOf(text: string, query: string, locale: string): readonly Range[] {
  const words = wordsOf(query);
  // Called for every text when the palette opens: must be fast.
  if (words.length === 0) return [];
  const folded = foldText(text, locale);
  const found = [query.trim(), ...words].map((word) => matchWord(folded, word));
  // All of it in one piece is the better picture.
  if (found[0] && found[0].tier !== 'scattered') return found[0].ranges;
  const ranges = found.slice(1).flatMap((match) => match?.ranges ?? []);
  return joined(ranges.toSorted((one, other) => one[0] - other[0]));
}
