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

type Shortcut = { readonly href: string; readonly icon: IconName; readonly title: string; readonly text: string };

const apiReference: Shortcut = {
  href: '/documentation/api/',
  icon: 'Terminal',
  title: 'API reference',
  text: 'Beacons, steering, and GraphQL',
};
const quickStart: Shortcut = {
  href: '/documentation/quick-start/',
  icon: 'Rocket',
  title: 'Quick start',
  text: 'Your first data in five minutes',
};

const shortcuts: readonly Shortcut[] = [
  quickStart,
  apiReference,
  { href: '/documentation/operators/', icon: 'Server', title: 'Operators', text: 'Run, configure, and back up' },
];

const popularPages: readonly Shortcut[] = [
  quickStart,
  { href: '/documentation/signing-in/', icon: 'LogIn', title: 'Sign in', text: 'Passwords, providers, and MFA' },
  { href: '/documentation/users/', icon: 'UserPlus', title: 'Users', text: 'Invite, edit, and remove users' },
  {
    href: '/documentation/api-integrations/',
    icon: 'KeyRound',
    title: 'API tokens and keys',
    text: 'Connect your servers and players',
  },
  {
    href: '/documentation/edge-delivery/',
    icon: 'Route',
    title: 'Edge Delivery',
    text: 'Choose a pathway for each viewer',
  },
  apiReference,
];

const popular = [
  ['API tokens', '/documentation/api-integrations/#create-an-api-token'],
  ['Content steering', '/documentation/edge-delivery/#steer-a-stream'],
  ['Custom domain', '/documentation/domain/'],
  ['MFA', '/documentation/my-account/#multi-factor-authentication'],
] as const;

const searchBox = `<button type="button" class="search-box" data-search aria-haspopup="dialog">${icon('Search', 20)}<span>Search guides, API fields, error codes…</span><kbd>/</kbd></button>`;

const shortcutList = (links: readonly Shortcut[]): string =>
  `<ul class="shortcuts">${links
    .map(
      ({ href, icon: name, title, text }) =>
        `<li><a href="${href}">${icon(name, 20)}<span><strong>${title}</strong>${text}</span></a></li>`,
    )
    .join('')}</ul>`;

/** The home page: a search, a card for each audience, and shortcuts. */
export const homeHtml = ({ title, lead, sections }: DocumentationPage): string => `
<div class="hero">
  <h1 id="top">${title}</h1>
  ${lead.html}
  ${searchBox}
  <p class="popular"><span>Popular</span>${popular.map(([text, href]) => `<a href="${href}">${text}</a>`).join('')}</p>
</div>
<div class="home">
  <h2>Start with a task</h2>
  <div class="cards">${sections.map(card).join('')}</div>
  ${shortcutList(shortcuts)}
</div>`;

export const notFoundHtml = (): string => `
<div class="hero">
  <p class="status">Error 404</p>
  <h1>Page not found</h1>
  <p>This page does not exist, or it has moved. Search for it, or start from a popular page.</p>
  ${searchBox}
</div>
<div class="home">
  <h2>Popular pages</h2>
  ${shortcutList(popularPages)}
</div>`;
