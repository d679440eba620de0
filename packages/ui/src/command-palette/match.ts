/** A stretch of a text, by its code units. */
export type Range = readonly [start: number, end: number];

/** How a text holds what was typed, the best first. */
export type Tier = 'whole' | 'prefix' | 'wordStart' | 'inside' | 'scattered';

export const tiers: readonly Tier[] = ['whole', 'prefix', 'wordStart', 'inside', 'scattered'];

export interface Match {
  tier: Tier;
  /** What to mark. */
  ranges: readonly Range[];
}

interface Folded {
  letters: readonly string[];
  /** Where each letter stands in the text it comes from. */
  places: readonly Range[];
  isStart: readonly boolean[];
}

const isWordLetter = (letter: string) => /[\p{L}\p{N}]/u.test(letter);

/** Letters that no accent can be taken from, as readers of English look for them: "Orsta" finds "Ørsta". */
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
};

/** The letters of a text without case and accents, and where they come from. */
export function fold(text: string): Folded {
  const letters: string[] = [];
  const places: Range[] = [];
  const isStart: boolean[] = [];
  let before = ' ';
  let place = 0;
  for (const character of text) {
    const end = place + character.length;
    const isCapital = /\p{Lu}/u.test(character) && /\p{Ll}/u.test(before);
    const starts = isWordLetter(character) && (!isWordLetter(before) || isCapital);
    const bare = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const plain = plainLetters[bare] ?? bare;
    let isFirst = true;
    for (const letter of plain) {
      letters.push(letter);
      places.push([place, end]);
      isStart.push(starts && isFirst);
      isFirst = false;
    }
    // An accent of its own belongs to the letter before it.
    const last = places.at(-1);
    if (plain === '' && last) places[places.length - 1] = [last[0], end];
    before = character;
    place = end;
  }
  return { letters, places, isStart };
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
  const wanted = fold(word).letters;
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

/** What to mark in a text for the whole query. */
export function marksOf(text: string, query: string): readonly Range[] {
  const words = wordsOf(query);
  // Every text of the palette is asked about when it opens.
  if (words.length === 0) return [];
  const folded = fold(text);
  const found = [query.trim(), ...words].map((word) => matchWord(folded, word));
  // All of it in one piece is the better picture.
  if (found[0] && found[0].tier !== 'scattered') return found[0].ranges;
  const ranges = found.slice(1).flatMap((match) => match?.ranges ?? []);
  return joined(ranges.toSorted((one, other) => one[0] - other[0]));
}
