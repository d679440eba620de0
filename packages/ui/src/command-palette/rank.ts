import { foldText, matchWord, tiers, splitWords } from './match.ts';

/** What an item is found by. */
interface Searchable {
  label: string;
  detail?: string | undefined;
  keywords?: readonly string[] | undefined;
}

const subsequenceScore = tiers.indexOf('subsequence');

/** How well one text holds one word: 0 is best. */
function scoreOf(text: string, word: string, locale: string): number | undefined {
  const match = matchWord(foldText(text, locale), word);
  return match && tiers.indexOf(match.tier);
}

/** Subsequences in a long text are chance. Only the label can match as one. */
function scoreKeyword(text: string, word: string, locale: string): number | undefined {
  const score = scoreOf(text, word, locale);
  return score === undefined || score === subsequenceScore ? undefined : score;
}

const least = (scores: readonly (number | undefined)[]): number | undefined => {
  const found = scores.filter((score) => score !== undefined);
  return found.length === 0 ? undefined : Math.min(...found);
};

/**
 * How well an item answers a query; less is better, nothing is no answer. Every word must be found; the worst one counts.
 * A label comes before what is found beside it, by half a step.
 */
export function relevance(item: Searchable, query: string, locale: string): number | undefined {
  const words = splitWords(query);
  const whole = scoreOf(item.label, query.trim(), locale);
  const beside = [...(item.keywords ?? []), ...(item.detail === undefined ? [] : [item.detail])];
  let total = 0;
  for (const word of words) {
    const other = least(beside.map((text) => scoreKeyword(text, word, locale)));
    const score = least([scoreOf(item.label, word, locale), other === undefined ? undefined : other + 0.5]);
    if (score === undefined) return whole;
    total = Math.max(total, score);
  }
  return whole === undefined ? total : Math.min(whole, total);
}

interface Ranked<Item> {
  item: Item;
  score: number;
}

/** The items that answer, the best first; among equals the shorter label, then the order they came in. */
export function rank<Item extends Searchable>(
  items: readonly Item[],
  query: string,
  locale: string,
): readonly Ranked<Item>[] {
  if (splitWords(query).length === 0) return items.map((item) => ({ item, score: 0 }));
  return items
    .flatMap((item) => {
      const score = relevance(item, query, locale);
      return score === undefined ? [] : [{ item, score }];
    })
    .toSorted((one, other) => one.score - other.score || one.item.label.length - other.item.label.length);
}
