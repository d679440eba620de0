import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';

/** Where the site is served. */
export const base = '/documentation/';

const folder = join(import.meta.dirname, '../content');

export const pageNames: readonly string[] = readdirSync(folder).map((file) => file.replace(/\.md$/, ''));

export type Heading = { readonly id: string; readonly text: string };
export type DocumentationPage = {
  readonly name: string;
  readonly title: string;
  readonly html: string;
  /** The headings of its parts. */
  readonly headings: readonly Heading[];
  /** Addresses that it links to, as they are written. */
  readonly links: readonly string[];
};

export const addressOf = (name: string): string => (name === 'index' ? base : `${base}${name}/`);

/** "Create an API token" is `create-an-api-token`. */
const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** `users.md#invite-a-user` as the address on the site; anything else as it is. */
export function siteAddress(href: string): string {
  const [, name, hash = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  return name === undefined ? href : addressOf(name) + hash;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** Reads a page and renders it. Its Markdown is our own: HTML in it is kept. */
export function readPage(name: string): DocumentationPage {
  const links: string[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        links.push(href);
        return `<a href="${siteAddress(href)}">${this.parser.parseInline(tokens)}</a>`;
      },
      table(token) {
        const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('');
        // It scrolls by itself where it is wider than the page, also by keyboard.
        return `<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const tokens = marked.lexer(readFileSync(join(folder, `${name}.md`), 'utf8'));
  const headings = tokens.filter(isHeading);
  const title = headings.find(({ depth }) => depth === 1)?.text;
  if (title === undefined) throw new Error(`${name}.md has no title.`);
  return {
    name,
    title,
    html: marked.parser(tokens),
    headings: headings.filter(({ depth }) => depth === 2).map(({ text }) => ({ id: idOf(text), text })),
    links,
  };
}
