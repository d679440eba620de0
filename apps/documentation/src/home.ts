import { type IconName, icon } from './icons.ts';
import type { DocumentationPage, Section } from './readPage.ts';

/** The icon of each card on the home page, by the ID of its heading. */
const icons: Readonly<Record<string, IconName>> = {
  'for-customers': 'Rocket',
  'for-resellers': 'Building2',
  'for-platform-staff': 'Wrench',
  'for-invited-users': 'MailOpen',
};

const card = ({ id, text, html }: Section): string =>
  `<section class="card" aria-labelledby="${id}"><span class="tile">${icon(icons[id] ?? 'UserRound', 20)}</span><h3 id="${id}">${text}</h3>${html
    .replace(/^<div class="heading">.*?<\/div>/s, '')
    .replaceAll('</a></li>', `<span class="arrow">${icon('ArrowRight', 14)}</span></a></li>`)}</section>`;

const shortcuts = [
  {
    href: '/documentation/quick-start/',
    icon: 'Rocket',
    title: 'Quick start',
    text: 'Your first data in five minutes',
  },
  { href: '/documentation/api/', icon: 'Terminal', title: 'API reference', text: 'Beacons, steering, and GraphQL' },
  { href: '/documentation/operators/', icon: 'Server', title: 'Operators', text: 'Run, configure, and back up' },
] as const;

const popular = [
  ['API tokens', '/documentation/api-integrations/#create-an-api-token'],
  ['Content steering', '/documentation/edge-delivery/#steer-a-stream'],
  ['Custom domain', '/documentation/domain/'],
  ['MFA', '/documentation/my-account/#multi-factor-authentication'],
] as const;

/** The home page: a search, a card for each audience, and shortcuts. */
export const homeHtml = ({ title, lead, sections }: DocumentationPage): string => `
<div class="hero">
  <h1 id="top">${title}</h1>
  ${lead.html}
  <button type="button" class="search-box" data-search aria-haspopup="dialog">${icon('Search', 20)}<span>Search guides, API fields, error codes…</span><kbd>/</kbd></button>
  <p class="popular"><span>Popular</span>${popular.map(([text, href]) => `<a href="${href}">${text}</a>`).join('')}</p>
</div>
<div class="home">
  <h2>Start with a task</h2>
  <div class="cards">${sections.map(card).join('')}</div>
  <ul class="shortcuts">${shortcuts
    .map(
      (shortcut) =>
        `<li><a href="${shortcut.href}">${icon(shortcut.icon, 20)}<span><strong>${shortcut.title}</strong>${shortcut.text}</span></a></li>`,
    )
    .join('')}</ul>
</div>`;
