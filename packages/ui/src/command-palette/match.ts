import { fold, foldLetters, type TextRange } from '../text-search/fold.ts';

/** Kinds of match. */
type Tier = 'exact' | 'prefix' | 'wordStart' | 'substring' | 'subsequence';

/** Best first. */
export const tiers: readonly Tier[] = ['exact', 'prefix', 'wordStart', 'substring', 'subsequence'];

interface Match {
  tier: Tier;
  /** Ranges to highlight. */
  ranges: readonly TextRange[];
}

interface Folded {
  letters: readonly string[];
  /** The range of each letter in the original text. */
  places: readonly TextRange[];
  isStart: readonly boolean[];
  locale: string;
}

const isWordLetter = (letter: string) => /[\p{L}\p{N}]/u.test(letter);

/** The folded letters of a text, with their ranges in it. */
export function foldText(text: string, locale: string): Folded {
  const letters: string[] = [];
  const places: TextRange[] = [];
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

/** Merges adjacent ranges. */
function mergeRanges(places: readonly TextRange[]): readonly TextRange[] {
  const ranges: [number, number][] = [];
  for (const [start, end] of places) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}

const rangesAt = ({ places }: Folded, from: number, length: number) => mergeRanges(places.slice(from, from + length));

/** The first subsequence of letters that begins at the start of a word. */
function subsequence(
  { letters, places, isStart }: Folded,
  wanted: readonly string[],
): readonly TextRange[] | undefined {
  for (let first = 0; first < letters.length; first += 1) {
    if (!isStart[first] || letters[first] !== wanted[0]) continue;
    const found = [first];
    for (let at = first + 1; at < letters.length && found.length < wanted.length; at += 1) {
      if (letters[at] === wanted[found.length]) found.push(at);
    }
    if (found.length === wanted.length) return mergeRanges(found.flatMap((at) => [places[at] ?? [0, 0]]));
  }
  return undefined;
}

/** The best match of one word in a text. */
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
    return { tier: wanted.length === letters.length ? 'exact' : 'prefix', ranges: rangesAt(text, 0, wanted.length) };
  }
  if (start !== undefined) return { tier: 'wordStart', ranges: rangesAt(text, start, wanted.length) };
  if (inside !== undefined) return { tier: 'substring', ranges: rangesAt(text, inside, wanted.length) };
  // A single letter would match almost any text.
  const ranges = wanted.length > 1 ? subsequence(text, wanted) : undefined;
  return ranges && { tier: 'subsequence', ranges };
}

export const splitWords = (query: string): readonly string[] => query.trim().split(/\s+/u).filter(Boolean);

/** Ranges of a text to highlight for the whole query. */
export function highlightRanges(text: string, query: string, locale: string): readonly TextRange[] {
  const words = splitWords(query);
  // Called for every text when the palette opens.
  if (words.length === 0) return [];
  const folded = foldText(text, locale);
  const found = [query.trim(), ...words].map((word) => matchWord(folded, word));
  // Prefer one match of the whole query.
  if (found[0] && found[0].tier !== 'subsequence') return found[0].ranges;
  const ranges = found.slice(1).flatMap((match) => match?.ranges ?? []);
  return mergeRanges(ranges.toSorted((one, other) => one[0] - other[0]));
}
