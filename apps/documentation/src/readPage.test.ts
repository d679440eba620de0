import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { type CodeTabs, codeTabs, joinCodeTabs } from './codeBlock.ts';
import { contents, neighborOf } from './contents.ts';
import { notFoundPageHtml, pageHtml } from './layout.ts';
import { base, pageNames, readPage, siteUrl, urlOf } from './readPage.ts';
import { hasScreenshots } from './screenshots.ts';

const pages = pageNames.map(readPage);
const titles = new Map(pages.map(({ name, title }) => [name, title]));
const urls = new Set(
  pages.flatMap(({ name, sections }) => [urlOf(name), ...sections.map(({ id }) => `${urlOf(name)}#${id}`)]),
);

describe('documentation', () => {
  it('lists each page once in the navigation', () => {
    expect(contents.flatMap(({ pages: listed }) => listed).toSorted()).toEqual(pageNames.toSorted());
  });

  it('links only to pages and sections that exist', () => {
    const broken = pages.flatMap(({ name, links }) =>
      links
        .map((href) => (href.startsWith('#') ? `${urlOf(name)}${href}` : siteUrl(href)))
        .filter((href) => !urls.has(href) && !href.startsWith('https://'))
        .map((href) => `${name}: ${href}`),
    );
    expect(broken).toEqual([]);
  });

  it('links only to existing pages in the header, the navigation, and the home page', () => {
    const site = new Set([...urls, '/', '#content']);
    const broken = pages.flatMap((page) =>
      [...pageHtml(page, titles).matchAll(/<a [^>]*href="([^"]*)"/g)]
        .map(([, href = '']) => href)
        .filter(
          (href) => ![href, `${urlOf(page.name)}${href}`].some((url) => site.has(url) || url.startsWith('https://')),
        )
        .map((href) => `${page.name}: ${href}`),
    );
    expect(broken).toEqual([]);
  });

  it('has unique anchors on each page', () => {
    const repeated = pages.filter(({ sections }) => new Set(sections.map(({ id }) => id)).size < sections.length);
    expect(repeated.map(({ name }) => name)).toEqual([]);
  });

  it('connects all pages in one chain of previous and next links', () => {
    const chain = ['index'];
    for (let next = neighborOf('index', 1); next !== undefined; next = neighborOf(next, 1)) {
      expect(neighborOf(next, -1)).toBe(chain.at(-1));
      chain.push(next);
    }
    expect(chain.toSorted()).toEqual(pageNames.toSorted());
    for (const page of pages.filter(({ name }) => name !== 'index')) {
      const links = [...pageHtml(page, titles).matchAll(/<a rel="(prev|next)" href="([^"]*)"/g)].map(
        ([, rel, href]) => [rel, href],
      );
      const next = neighborOf(page.name, 1);
      expect(links).toEqual([
        ['prev', urlOf(neighborOf(page.name, -1) ?? '')],
        ...(next === undefined ? [] : [['next', urlOf(next)]]),
      ]);
    }
  });

  it('has at least two sections on each page', () => {
    expect(pages.filter(({ sections }) => sections.length < 2).map(({ name }) => name)).toEqual([]);
  });

  it('has every screenshot in both themes and with alternative text', () => {
    const incomplete = pages.flatMap(({ name, screenshots }) =>
      screenshots.filter((image) => image.alt === '' || !hasScreenshots(image.name)).map((image) => [name, image.name]),
    );
    expect(incomplete).toEqual([]);
  });

  it('has a 404 page with absolute links to existing pages and a search', () => {
    const html = notFoundPageHtml(titles);
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links.filter((href) => !urls.has(href) && !['/', '#content'].includes(href))).toEqual([]);
    expect(links).toContain(urlOf('quick-start'));
    expect(html).toContain('data-search');
    expect(html).not.toContain('aria-current="true"');
  });

  it('joins consecutive code blocks with tabs', () => {
    const blocks = [
      '```sh [curl] Send\ncurl\n```',
      '```js [JavaScript]\nfetch();\n```',
      '```json [curl] Response\n1\n```',
      '```json [JavaScript]\n2\n```',
      '```sh\nnpm start\n```',
    ];
    const tokens = joinCodeTabs(marked.lexer(blocks.join('\n')), 'send');
    expect(tokens.map(({ type }) => type)).toEqual(['codeTabs', 'codeTabs', 'code']);
    const html = codeTabs(tokens[0] as CodeTabs);
    expect([...html.matchAll(/role="tab" id="(.*?)" aria-controls="(.*?)".*?tabindex="(.*?)">(.*?)</g)]).toEqual([
      expect.objectContaining({ 1: 'send-code-0-tab-0', 2: 'send-code-0-0', 3: '0', 4: 'curl' }),
      expect.objectContaining({ 1: 'send-code-0-tab-1', 2: 'send-code-0-1', 3: '-1', 4: 'JavaScript' }),
    ]);
    expect([...html.matchAll(/<figcaption>(.*?)</g)].map(([, caption]) => caption)).toEqual([
      'Send (curl)',
      'Send (JavaScript)',
    ]);
    expect(codeTabs(tokens[1] as CodeTabs)).toContain('id="send-code-1-0"');
  });

  it('rejects a tab without an alternative', () => {
    const tokens = joinCodeTabs(marked.lexer('```sh [curl]\ncurl\n```'), 'send');
    expect(() => codeTabs(tokens[0] as CodeTabs)).toThrow('The tab "curl" has no alternative.');
  });

  it('loads its scripts and styles from the site', () => {
    const html = pageHtml(readPage('users'), titles);
    expect(html).not.toMatch(/ style="|<script>|<style/);
    expect(
      [...html.matchAll(/<(?:script|link rel="stylesheet")[^>]*?(?:src|href)="([^"]*)"/g)].map(([, url]) => url),
    ).toEqual([`${base}theme.js`, `${base}page.js`, `${base}style.css`]);
  });
});
