import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import { codeBlock, type CodeTabs, codeTabs, joinCodeTabs } from './codeBlock.ts';
import { screenshotFigure } from './screenshots.ts';

/** The path of the site on the console's host. */
export const base = '/documentation/';

const folder = join(import.meta.dirname, '../content');

export const pageNames: readonly string[] = readdirSync(folder).map((file) => file.replace(/\.md$/, ''));

export type Heading = { readonly id: string; readonly text: string };
export type Section = Heading & {
  readonly depth: number;
  /** Without markup, for the search. */
  readonly plainText: string;
  readonly html: string;
};
export type DocumentationPage = {
  readonly name: string;
  readonly title: string;
  /** The first paragraph. */
  readonly lead: { readonly html: string; readonly plainText: string };
  /** From the front matter. */
  readonly audience: string | undefined;
  readonly minutes: string | undefined;
  /** What precedes the first section. */
  readonly introduction: string;
  readonly sections: readonly Section[];
  /** Link targets as written in the Markdown. */
  readonly links: readonly string[];
  readonly screenshots: readonly { readonly name: string; readonly alt: string }[];
};

export const urlOf = (name: string): string => (name === 'index' ? base : `${base}${name}/`);

/** "Create an API token" becomes `create-an-api-token`; the number of a step is left out. */
const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^\d+\. /, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** The URL of `users.md#invite-a-user` on the site; any other link is unchanged. */
export function siteUrl(href: string): string {
  const [, name, hash = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  return name === undefined ? href : urlOf(name) + hash;
}

/** What a reader sees of Markdown, as words. */
function plainTextOf(tokens: readonly Token[]): string {
  const texts = tokens.map((token): string => {
    if (token.type === 'html') return '';
    if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].flatMap((cells) => cells.map((cell) => plainTextOf(cell.tokens))).join(' ');
    }
    if (token.type === 'list') return (token as Tokens.List).items.map((item) => plainTextOf(item.tokens)).join(' ');
    if ('tokens' in token && token.tokens) return plainTextOf(token.tokens);
    return 'text' in token ? String(token.text) : '';
  });
  const isInline = tokens.every(({ type }) =>
    ['text', 'strong', 'em', 'link', 'codespan', 'html', 'br'].includes(type),
  );
  return texts.join(isInline ? '' : ' ');
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** `key: value` lines between `---` lines at the top of a file. */
function splitFrontMatter(source: string): {
  readonly values: Readonly<Record<string, string>>;
  readonly body: string;
} {
  const [block = '', lines = ''] = /^---\n(.*?)\n---\n/s.exec(source) ?? [];
  const values = Object.fromEntries(lines.split('\n').map((line) => line.split(/: (.*)/s, 2)));
  return { values, body: source.slice(block.length) };
}

/** Reads a page and renders it. HTML in its Markdown is kept, because we wrote it. */
export function readPage(name: string): DocumentationPage {
  const links: string[] = [];
  const screenshots: { name: string; alt: string }[] = [];
  const marked = new Marked({
    extensions: [{ name: 'codeTabs', renderer: (token) => codeTabs(token as CodeTabs) }],
    renderer: {
      heading({ tokens, depth, text }) {
        const [, step] = /^(\d+)\. /.exec(text) ?? [];
        const html = this.parser.parseInline(tokens).replace(/^\d+\. /, '');
        const number = step === undefined ? '' : `<span class="step">${step}</span>`;
        const id = idOf(text);
        return `<div class="heading"><h${depth} id="${id}">${number}${html}</h${depth}><a class="anchor" href="#${id}" aria-label="Link to this section">#</a></div>\n`;
      },
      link({ href, tokens }) {
        links.push(href);
        return `<a href="${siteUrl(href)}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text, title }) {
        screenshots.push({ name: href, alt: text });
        return screenshotFigure(href, text, title);
      },
      // A figure cannot be in a paragraph.
      paragraph({ tokens }) {
        const html = this.parser.parseInline(tokens);
        return tokens.length === 1 && tokens[0]?.type === 'image' ? html : `<p>${html}</p>\n`;
      },
      code: codeBlock,
      table({ header, rows }) {
        // On phones, rows with up to three cells become cards, and wider tables scroll on their own.
        const isStacked = header.length <= 3;
        const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td') => {
          const role = tag === 'th' ? 'columnheader' : 'cell';
          const html = cells.map((cell, index) => {
            const isLabeled = isStacked && tag === 'td' && index > 0 && header.length === 3;
            const label = isLabeled ? ` data-label="${header[index]?.text.replaceAll('"', '&quot;')}"` : '';
            return `<${tag} role="${role}"${label}>${this.parser.parseInline(cell.tokens)}</${tag}>`;
          });
          return `<tr role="row">${html.join('')}</tr>`;
        };
        const body = rows.map((cells) => row(cells, 'td')).join('');
        // Roles, because a changed `display` removes the semantics of a table.
        return `<div class="table ${isStacked ? 'stacked' : 'scrolled'}" tabindex="0" role="group" aria-label="Table"><table role="table"><thead role="rowgroup">${row(header, 'th')}</thead><tbody role="rowgroup">${body}</tbody></table></div>\n`;
      },
    },
  });
  const { values, body } = splitFrontMatter(readFileSync(join(folder, `${name}.md`), 'utf8'));
  const tokens = marked.lexer(body).filter(({ type }) => type !== 'space');
  const [title, lead, ...rest] = tokens;
  if (title === undefined || !isHeading(title) || lead?.type !== 'paragraph')
    throw new Error(`${name}.md must begin with a title and a paragraph.`);
  const starts = rest.flatMap((token, index) => (isHeading(token) ? [index] : []));
  const sections = starts.map((start, index): Section => {
    const [heading, ...content] = rest.slice(start, starts[index + 1]) as [Tokens.Heading, ...Token[]];
    return {
      id: idOf(heading.text),
      text: heading.text.replace(/^\d+\. /, ''),
      depth: heading.depth,
      plainText: plainTextOf(content),
      html: marked.parser([heading, ...joinCodeTabs(content, idOf(heading.text))]),
    };
  });
  return {
    name,
    title: title.text,
    lead: { html: marked.parser([lead]), plainText: plainTextOf([lead]) },
    audience: values['for'],
    minutes: values['minutes'],
    introduction: marked.parser(rest.slice(0, starts[0])),
    sections,
    links,
    screenshots,
  };
}
