import MiniSearch, { type AsPlainObject } from 'minisearch';
import { type DocumentationPage, urlOf } from './readPage.ts';
import { type SearchEntry, searchOptions } from './searchOptions.ts';

/** What the search finds: the introduction of each page, and each of its sections. */
const entriesOf = ({ name, title, lead, sections }: DocumentationPage): SearchEntry[] => [
  { id: name, title, heading: '', text: lead.plainText, page: title, url: urlOf(name) },
  ...sections.map(({ id, text: heading, plainText: text }) => ({
    id: `${name}#${id}`,
    title: '',
    heading,
    text,
    page: title,
    url: `${urlOf(name)}#${id}`,
  })),
];

export function searchIndex(pages: readonly DocumentationPage[]): AsPlainObject {
  const search = new MiniSearch(searchOptions);
  // The cards of the home page lead to other pages.
  search.addAll(pages.filter(({ name }) => name !== 'index').flatMap(entriesOf));
  return search.toJSON();
}
