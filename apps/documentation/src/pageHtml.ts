import { contents } from './contents.ts';
import { addressOf, base, type DocumentationPage } from './readPage.ts';

const navigation = (current: DocumentationPage, titles: ReadonlyMap<string, string>): string =>
  contents
    .map(
      ({ title, pages }) =>
        `<h2>${title}</h2><ul>${pages
          .map((name) => {
            const isCurrent = name === current.name ? ' aria-current="page"' : '';
            return `<li><a href="${addressOf(name)}"${isCurrent}>${titles.get(name) ?? name}</a></li>`;
          })
          .join('')}</ul>`,
    )
    .join('');

const onThisPage = ({ headings }: DocumentationPage): string =>
  headings.length < 2
    ? ''
    : `<nav class="parts" aria-label="On this page"><h2>On this page</h2><ul>${headings
        .map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`)
        .join('')}</ul></nav>`;

/** A page of the site as a whole document: it works without a script. */
export const pageHtml = (page: DocumentationPage, titles: ReadonlyMap<string, string>): string => `<!doctype html>
<html lang="en" data-mode="system">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${page.name === 'index' ? 'Documentation' : page.title} – Edge Console</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script src="${base}mode.js"></script>
    <link rel="stylesheet" href="${base}documentation.css" />
  </head>
  <body>
    <a class="skip" href="#content">Skip to content</a>
    <p class="old-browser">This browser is too old for Edge Console. <a href="${addressOf('signing-in')}#your-browser-is-too-old">Supported browsers</a></p>
    <header class="head">
      <a class="brand" href="${base}"><img src="/favicon.svg" alt="" width="24" height="24" />Edge Console</a>
      <span class="place">Documentation</span>
      <a class="console" href="/">Open the console</a>
    </header>
    <div class="frame">
      <nav class="pages" aria-label="Pages">${navigation(page, titles)}</nav>
      <main id="content" tabindex="-1">${page.html}</main>
      ${onThisPage(page)}
    </div>
  </body>
</html>
`;
