import { fold, foldCharacters, type TextRange } from '../text-search/fold.ts';

/** The first match of `query` in `text`, ignoring case and accents: "Orsta" finds "Ørsta". An empty query has no match. */
export function findMatch(text: string, query: string, locale: string): TextRange | undefined {
  const foldedQuery = fold(query.trim(), locale);
  if (foldedQuery === '' || !fold(text, locale).includes(foldedQuery)) return undefined;
  const letters = foldCharacters(text, locale);
  const at = letters
    .map(({ folded }) => folded)
    .join('')
    .indexOf(foldedQuery);
  // The original letter of each code unit of the folded text.
  const characters = letters.flatMap((letter) => Array.from({ length: letter.folded.length }, () => letter));
  const [first, last] = [characters[at], characters[at + foldedQuery.length - 1]];
  return first && last && [first.start, last.end];
}

/** Whether a list filtered by `query` keeps `text`. */
export const isMatch = (text: string, query: string, locale: string): boolean =>
  fold(text, locale).includes(fold(query.trim(), locale));
