import MiniSearch, { type SearchResult } from 'minisearch';
import { type SearchEntry, searchOptions } from '../searchOptions.ts';

type Result = SearchResult & Pick<SearchEntry, 'page' | 'heading' | 'text' | 'url'>;

const maxResults = 12;
const snippetLength = 150;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Found words, also as the beginning of a longer word. */
const patternOf = (terms: readonly string[]): RegExp | null =>
  terms.length === 0 ? null : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${terms.map(escaped).join('|')})`, 'giu');

function highlighted(text: string, pattern: RegExp | null): (Node | string)[] {
  if (pattern === null) return [text];
  const nodes: (Node | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    nodes.push(text.slice(end, match.index), element('mark', {}, match[0]));
    end = match.index + match[0].length;
  }
  return [...nodes, text.slice(end)];
}

/** The part of a text around the first found word. */
function snippetOf(text: string, pattern: RegExp | null): string {
  const found = pattern === null ? 0 : Math.max(text.search(pattern), 0);
  const from = found < 60 ? 0 : text.lastIndexOf(' ', found - 40) + 1;
  const part = text.slice(from, from + snippetLength);
  const isCut = from + snippetLength < text.length;
  return `${from > 0 ? '… ' : ''}${isCut ? part.slice(0, part.lastIndexOf(' ')) : part}${isCut ? ' …' : ''}`;
}

const input = element('input', {
  type: 'search',
  role: 'combobox',
  placeholder: 'Search the documentation',
  'aria-label': 'Search the documentation',
  'aria-expanded': 'false',
  'aria-controls': 'search-results',
  'aria-autocomplete': 'list',
  autocomplete: 'off',
  spellcheck: 'false',
  enterkeyhint: 'go',
});
const list = element('div', { id: 'search-results', role: 'listbox', 'aria-label': 'Results' });
const message = element('div', { class: 'message' });
const status = element('p', { class: 'hidden', role: 'status' });
const close = element('button', { type: 'button', class: 'close' }, 'Close');
const dialog = element(
  'dialog',
  { class: 'search', 'aria-label': 'Search' },
  element('div', { class: 'query' }, input, close),
  list,
  message,
  status,
  element(
    'p',
    { class: 'keys', 'aria-hidden': 'true' },
    key('↑'),
    key('↓'),
    'to move',
    key('↵'),
    'to open',
    key('Esc'),
    'to close',
  ),
);

function key(text: string): HTMLElement {
  return element('kbd', {}, text);
}

let options: HTMLAnchorElement[] = [];

function activate(index: number): void {
  for (const [position, option] of options.entries()) option.setAttribute('aria-selected', String(position === index));
  const active = options[index];
  if (active === undefined) return input.removeAttribute('aria-activedescendant');
  input.setAttribute('aria-activedescendant', active.id);
  active.scrollIntoView({ block: 'nearest' });
}

const activeIndex = (): number => options.findIndex((option) => option.getAttribute('aria-selected') === 'true');

function optionOf({ heading, text, url, terms }: Result, index: number): HTMLAnchorElement {
  const pattern = patternOf(terms);
  const option = element(
    'a',
    { role: 'option', id: `search-result-${index}`, href: url, tabindex: '-1', 'aria-selected': 'false' },
    element('strong', {}, ...highlighted(heading || 'Overview', pattern)),
    element('span', {}, ...highlighted(snippetOf(text, pattern), pattern)),
  );
  // A link to a section of this page loads nothing.
  option.addEventListener('click', () => dialog.close());
  option.addEventListener('pointermove', () => activate(options.indexOf(option)));
  return option;
}

function showMessage(title: string, ...hints: string[]): void {
  const items = hints.map((hint) => element('li', {}, hint));
  message.replaceChildren(element('p', {}, title), ...(items.length > 0 ? [element('ul', {}, ...items)] : []));
}

function show(query: string, results: readonly Result[]): void {
  const pages = [...new Set(results.map(({ page }) => page))];
  const sorted = pages.map((page) => ({ page, results: results.filter((result) => result.page === page) }));
  options = [];
  list.replaceChildren(
    ...sorted.map(({ page, results: found }, index) => {
      const title = element('p', { id: `search-page-${index}` }, page);
      const links = found.map((result) => {
        const option = optionOf(result, options.length);
        options.push(option);
        return option;
      });
      return element('div', { role: 'group', 'aria-labelledby': title.id }, title, ...links);
    }),
  );
  list.hidden = options.length === 0;
  input.setAttribute('aria-expanded', String(options.length > 0));
  message.hidden = options.length > 0;
  status.textContent = query === '' ? '' : options.length === 1 ? '1 result' : `${options.length} results`;
  if (query === '') showMessage('Search guides, API fields, and error codes.');
  else if (options.length === 0)
    showMessage(
      `No results for “${query}”`,
      'Use fewer or more general words.',
      'Check the spelling.',
      'Search for the name of a button, an API field, or an error code.',
    );
  activate(options.length > 0 ? 0 : -1);
}

// A variable, so that the bundler leaves the import to the browser.
const indexUrl = '/documentation/searchIndex.js';
const index = import(/* @vite-ignore */ indexUrl).then(({ default: data }) =>
  MiniSearch.loadJS<SearchEntry>(data, searchOptions),
);

async function update(): Promise<void> {
  const query = input.value.trim();
  try {
    const search = await index;
    if (query === input.value.trim()) show(query, search.search(query).slice(0, maxResults) as Result[]);
  } catch {
    showMessage('Could not load the search. Reload the page.');
  }
}

input.addEventListener('input', () => void update());
input.addEventListener('keydown', (event) => {
  const { length } = options;
  if (event.key === 'Enter' && !event.isComposing) options[activeIndex()]?.click();
  else if (length > 0 && event.key === 'ArrowDown') activate((activeIndex() + 1) % length);
  else if (length > 0 && event.key === 'ArrowUp') activate((activeIndex() - 1 + length) % length);
  else return;
  event.preventDefault();
});
close.addEventListener('click', () => dialog.close());
dialog.addEventListener('click', ({ target }) => {
  if (target === dialog) dialog.close();
});
// In a search field, the first Esc would only clear the text.
dialog.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  dialog.close();
});
document.body.append(dialog);

export function openSearch(): void {
  if (!dialog.open) dialog.showModal();
  input.focus();
  input.select();
  void update();
}
