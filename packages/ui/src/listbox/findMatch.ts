import { fold, foldLetters } from '../text-search/fold.ts';

/**
 * Where `query` stands in `text`, whatever the case and the accents: "osl" and "Orsta" find "Oslo" and "Ørsta" as the
 * locale's readers expect. `undefined` when it does not; an empty query stands nowhere and hides nothing.
 */
export function findMatch(text: string, query: string, locale: string): { start: number; end: number } | undefined {
  const wanted = fold(query.trim(), locale);
  if (wanted === '' || !fold(text, locale).includes(wanted)) return undefined;
  const letters = foldLetters(text, locale);
  const at = letters
    .map(({ folded }) => folded)
    .join('')
    .indexOf(wanted);
  // By code unit of the folded text, the letter that it comes from.
  const places = letters.flatMap((letter) => Array.from({ length: letter.folded.length }, () => letter));
  const [first, last] = [places[at], places[at + wanted.length - 1]];
  return first && last && { start: first.start, end: last.end };
}

/** Whether a list narrowed by `query` keeps `text`. */
export const isMatch = (text: string, query: string, locale: string): boolean =>
  fold(text, locale).includes(fold(query.trim(), locale));
