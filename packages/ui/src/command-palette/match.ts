import { fold, foldCharacters, type TextRange } from '../text-search/fold.ts';

/** Kinds of match. */
type Tier = 'exact' | 'prefix' | 'wordStart' | 'substring' | 'subsequence';

/** Best first. */
export const tiers: readonly Tier[] = ['exact', 'prefix', 'wordStart', 'substring', 'subsequence'];

interface Match {
  tier: Tier;
  /** Ranges to highlight. */
  ranges: readonly TextRange[];
}

interface FoldedText {
  letters: readonly string[];
  /** Range of each letter in the original text. */
  positions: readonly TextRange[];
  isStart: readonly boolean[];
  locale: string;
}

const isWordCharacter = (letter: string) => /[\p{L}\p{N}]/u.test(letter);

/** The folded letters of a text, with their ranges in it. */
export function foldText(text: string, locale: string): FoldedText {
  const letters: string[] = [];
  const positions: TextRange[] = [];
  const isStart: boolean[] = [];
  let before = ' ';
  for (const { start, end, character: written, folded } of foldCharacters(text, locale)) {
    const isCapital = /\p{Lu}/u.test(written) && /\p{Ll}/u.test(before);
    const starts = isWordCharacter(written) && (!isWordCharacter(before) || isCapital);
    Array.from(folded, (letter, index) => {
      letters.push(letter);
      positions.push([start, end]);
      isStart.push(starts && index === 0);
    });
    before = written;
  }
  return { letters, positions, isStart, locale };
}

/** Merges adjacent ranges. */
function mergeRanges(positions: readonly TextRange[]): readonly TextRange[] {
  const ranges: [number, number][] = [];
  for (const [start, end] of positions) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}

const rangesAt = ({ positions }: FoldedText, from: number, length: number) =>
  mergeRanges(positions.slice(from, from + length));

/** The first subsequence of letters that begins at the start of a word. */
function subsequence(
  { letters, positions, isStart }: FoldedText,
  target: readonly string[],
): readonly TextRange[] | undefined {
  for (let first = 0; first < letters.length; first += 1) {
    if (!isStart[first] || letters[first] !== target[0]) continue;
    const found = [first];
    for (let at = first + 1; at < letters.length && found.length < target.length; at += 1) {
      if (letters[at] === target[found.length]) found.push(at);
    }
    if (found.length === target.length) return mergeRanges(found.flatMap((at) => [positions[at] ?? [0, 0]]));
  }
  return undefined;
}

/** The best match of one word in a text. */
export function matchWord(text: FoldedText, word: string): Match | undefined {
  const target = Array.from(fold(word, text.locale));
  const { letters, isStart } = text;
  if (target.length === 0) return undefined;
  let inside: number | undefined;
  let start: number | undefined;
  for (let at = 0; at + target.length <= letters.length; at += 1) {
    if (!target.every((letter, index) => letters[at + index] === letter)) continue;
    inside ??= at;
    if (isStart[at]) start ??= at;
    if (at === 0) break;
  }
  if (inside === 0) {
    return { tier: target.length === letters.length ? 'exact' : 'prefix', ranges: rangesAt(text, 0, target.length) };
  }
  if (start !== undefined) return { tier: 'wordStart', ranges: rangesAt(text, start, target.length) };
  if (inside !== undefined) return { tier: 'substring', ranges: rangesAt(text, inside, target.length) };
  // A single letter would match almost any text.
  const ranges = target.length > 1 ? subsequence(text, target) : undefined;
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
