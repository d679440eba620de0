import { foldText, matchWord, tiers, splitWords } from './match.ts';

/** The searched texts of an item. */
interface Searchable {
  label: string;
  detail?: string | undefined;
  keywords?: readonly string[] | undefined;
}

const subsequenceScore = tiers.indexOf('subsequence');

/** How well a text matches a word: 0 is best. */
function scoreOf(text: string, word: string, locale: string): number | undefined {
  const match = matchWord(foldText(text, locale), word);
  return match && tiers.indexOf(match.tier);
}

/** Only the label can match as a subsequence: in a long text that would be chance. */
function scoreKeyword(text: string, word: string, locale: string): number | undefined {
  const score = scoreOf(text, word, locale);
  return score === undefined || score === subsequenceScore ? undefined : score;
}

const lowest = (scores: readonly (number | undefined)[]): number | undefined => {
  const found = scores.filter((score) => score !== undefined);
  return found.length === 0 ? undefined : Math.min(...found);
};

/**
 * How well an item matches a query; lower is better, undefined is no match. Every word must match, and the worst one counts.
 * A match in the label ranks half a step before one in the detail or keywords.
 */
export function relevance(item: Searchable, query: string, locale: string): number | undefined {
  const words = splitWords(query);
  const fullScore = scoreOf(item.label, query.trim(), locale);
  const secondaryTexts = [...(item.keywords ?? []), ...(item.detail === undefined ? [] : [item.detail])];
  let total = 0;
  for (const word of words) {
    const other = lowest(secondaryTexts.map((text) => scoreKeyword(text, word, locale)));
    const score = lowest([scoreOf(item.label, word, locale), other === undefined ? undefined : other + 0.5]);
    if (score === undefined) return fullScore;
    total = Math.max(total, score);
  }
  return fullScore === undefined ? total : Math.min(fullScore, total);
}

interface Ranked<Item> {
  item: Item;
  score: number;
}

/** The matching items, best first; ties by shorter label, then by original order. */
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
