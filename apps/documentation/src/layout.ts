import { contents, groupOf, neighborOf, sectionOf, sections } from './contents.ts';
import { homeHtml, notFoundHtml } from './home.ts';
import { icon } from './icons.ts';
import { base, type DocumentationPage, urlOf } from './readPage.ts';

type Titles = ReadonlyMap<string, string>;
/** The name of a page, or null for the error page. */
type Current = string | null;

const link = (name: string, titles: Titles, current: Current): string =>
  `<a href="${urlOf(name)}"${name === current ? ' aria-current="page"' : ''}>${titles.get(name) ?? name}</a>`;

const navigation = (current: Current, titles: Titles): string =>
  contents
    .map(
      ({ title, pages }) =>
        `<h2>${title}</h2><ul>${pages.map((name) => `<li>${link(name, titles, current)}</li>`).join('')}</ul>`,
    )
    .join('') + '<a class="to-console" href="/">Open console</a>';

const themes = [
  ['light', 'Light', 'Sun'],
  ['dark', 'Dark', 'Moon'],
  ['system', 'System', 'Monitor'],
] as const;

const themeSwitch = `<fieldset class="theme"><legend>Theme</legend>${themes
  .map(
    ([value, label, name]) =>
      `<label title="${label}"><input type="radio" name="theme" value="${value}" /><span class="hidden">${label}</span>${icon(name, 14)}</label>`,
  )
  .join('')}</fieldset>`;

const header = (current: Current): string => `
<header class="top">
  <a class="brand" href="${base}"><img src="/favicon.svg" alt="" width="24" height="24" /><span>Edge Console</span><small>Docs</small></a>
  <nav class="sections" aria-label="Sections">${sections
    .map(({ title, page: first }) => {
      const isCurrent = current !== null && current !== 'index' && sectionOf(current) === title;
      return `<a href="${urlOf(first)}"${isCurrent ? ' aria-current="true"' : ''}>${title}</a>`;
    })
    .join('')}</nav>
  <button type="button" class="search-button" aria-label="Search" data-search aria-haspopup="dialog" aria-keyshortcuts="/ Control+K">${icon('Search', 16)}<span>Search</span><kbd>/</kbd></button>
  ${themeSwitch}
  <a class="console" href="/">Open console${icon('ArrowUpRight', 14)}</a>
  <button type="button" class="menu" popovertarget="pages">${icon('Menu', 20)}<span class="hidden">Menu</span></button>
</header>`;

const onThisPage = ({ sections: parts }: DocumentationPage): string => {
  const headings = parts.filter(({ depth }) => depth === 2);
  return `<aside class="aside" aria-label="About this page">${
    headings.length < 2
      ? ''
      : `<nav class="parts" aria-label="On this page"><h2>On this page</h2><ul>${headings
          .map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`)
          .join('')}</ul></nav>`
  }<p>Is something wrong or missing? <a href="${urlOf('report-an-issue')}">Report an issue</a></p></aside>`;
};

function neighbors({ name }: DocumentationPage, titles: Titles): string {
  const [previous, next] = ([-1, 1] as const).map((step) => neighborOf(name, step));
  const text = (label: string, page: string) => `<span><small>${label}</small>${titles.get(page) ?? page}</span>`;
  const links = [
    previous === undefined
      ? ''
      : `<a rel="prev" href="${urlOf(previous)}">${icon('ArrowLeft')}${text('Previous', previous)}</a>`,
    next === undefined ? '' : `<a rel="next" href="${urlOf(next)}">${text('Next', next)}${icon('ArrowRight')}</a>`,
  ];
  return `<nav class="neighbors" aria-label="Previous and next">${links.join('')}</nav>`;
}

function meta({ minutes, audience }: DocumentationPage): string {
  const parts = [
    minutes === undefined ? '' : `<span>${icon('Clock', 14)}${minutes} minutes</span>`,
    audience === undefined ? '' : `<span>${icon('UserRound', 14)}${audience}</span>`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `<p class="meta">${parts.join('')}</p>`;
}

const article = (page: DocumentationPage, titles: Titles): string => `
<div class="frame">
  <nav class="pages" id="pages" popover aria-label="Pages">${navigation(page.name, titles)}</nav>
  <main id="content" tabindex="-1">
    <nav class="breadcrumb" aria-label="Breadcrumb"><ol><li><a href="${base}">Documentation</a></li><li>${groupOf(page.name)}</li></ol></nav>
    <h1>${page.title}</h1>
    <div class="lead">${page.lead.html}</div>
    ${meta(page)}
    ${page.introduction}${page.sections.map(({ html }) => html).join('')}
    ${neighbors(page, titles)}
  </main>
  ${onThisPage(page)}
</div>`;

const wide = (current: Current, titles: Titles, html: string): string => `
<nav class="pages" id="pages" popover aria-label="Pages">${navigation(current, titles)}</nav>
<main id="content" tabindex="-1">${html}</main>`;

type Document = {
  readonly current: Current;
  readonly title: string;
  readonly description: string;
  readonly layout: 'article' | 'wide';
  readonly body: string;
};

/** Everything except the search, the theme switch, and the choice of a code sample works without scripts. */
const documentHtml = ({ current, title, description, layout, body }: Document): string => `<!doctype html>
<html lang="en" data-mode="system">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="${description.replaceAll('"', '&quot;')}" />
    ${current === null ? '<meta name="robots" content="noindex" />' : ''}
    <title>${title} – Edge Console</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script src="${base}theme.js"></script>
    <script type="module" src="${base}page.js"></script>
    <link rel="stylesheet" href="${base}style.css" />
  </head>
  <body class="is-${layout}">
    <a class="skip" href="#content">Skip to content</a>
    <p class="old-browser">This browser is too old for Edge Console. <a href="${urlOf('signing-in')}#your-browser-is-too-old">Supported browsers</a></p>
    ${header(current)}
    ${body}
  </body>
</html>
`;

/** A page of the site as a whole document. */
export function pageHtml(page: DocumentationPage, titles: Titles): string {
  const { name: current, title, lead } = page;
  const description = lead.plainText;
  return current === 'index'
    ? documentHtml({
        current,
        title: 'Documentation',
        description,
        layout: 'wide',
        body: wide(current, titles, homeHtml(page)),
      })
    : documentHtml({ current, title, description, layout: 'article', body: article(page, titles) });
}

/** For URLs without a page. Its own links are absolute, because it is served at any URL. */
export const notFoundPageHtml = (titles: Titles): string =>
  documentHtml({
    current: null,
    title: 'Page not found',
    description: 'This page does not exist, or it has moved.',
    layout: 'wide',
    body: wide(null, titles, notFoundHtml()),
  });
