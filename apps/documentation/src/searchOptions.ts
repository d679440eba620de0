import type { Options } from 'minisearch';

/** A section of a page in the search index. */
export type SearchEntry = {
  readonly id: string;
  /** The page's title, for its introduction; otherwise empty. */
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly page: string;
  readonly url: string;
};

/** Words of a question that are on every page. */
const stopWords = new Set(
  'a an and are be can do does for from how i if in is it my of on or that the this to what when where why with you your'.split(
    ' ',
  ),
);

/** The same when the index is built and when it is searched. */
export const searchOptions: Options<SearchEntry> = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['page', 'heading', 'text', 'url'],
  processTerm(term) {
    const lower = term.toLowerCase();
    return stopWords.has(lower) ? null : lower;
  },
  searchOptions: {
    boost: { title: 6, heading: 3 },
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
  },
};
