import { keepFormatters } from '../formats/locales.ts';

const collator = keepFormatters(Intl.Collator);

/**
 * Where `query` stands in `text`, whatever the case and the accents: "osl" and "Orsta" find "Oslo" and "Ørsta" as the
 * locale's readers expect. `undefined` when it does not; an empty query stands nowhere and hides nothing.
 */
export function findMatch(text: string, query: string, locale: string): { start: number; end: number } | undefined {
  const wanted = query.trim().normalize('NFC');
  if (wanted === '') return undefined;
  const { compare } = collator(locale, { usage: 'search', sensitivity: 'base' });
  // Lengths are kept: the places found are places in the text that is shown.
  for (let start = 0; start + wanted.length <= text.length; start += 1) {
    const end = start + wanted.length;
    if (compare(text.slice(start, end), wanted) === 0) return { start, end };
  }
  return undefined;
}

/** Whether a list narrowed by `query` keeps `text`. */
export const isMatch = (text: string, query: string, locale: string): boolean =>
  query.trim() === '' || findMatch(text, query, locale) !== undefined;
