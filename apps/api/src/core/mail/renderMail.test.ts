import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { ownMailBrand, type MailBrand } from './mailBrand.ts';
import { accountReadyMail } from './accountReadyMail.ts';
import { brandInMetadata, renderPoolMail } from './poolMail.ts';
import { renderMail } from './renderMail.ts';

const consoleOrigin = 'https://console.example';
const north: MailBrand = {
  name: 'North',
  address: 'https://console.north.example',
  origin: 'https://console.north.example',
  logo: 'https://assets.example/north-mail.png',
  darkLogo: null,
  color: null,
};
const invitation = { inviter: 'Olle Ek', account: 'Alder TV' };
const ready = accountReadyMail({ to: 'ana@example.com', origin: consoleOrigin, invitation });
const pageOf = (html: string) => new JSDOM(html).window.document;
const linksOf = (html: string) => [...pageOf(html).querySelectorAll('a')].map(({ href }) => href);

describe("a mail with a reseller's brand", () => {
  it('has its name, links to its URL, and shows its logo', () => {
    const mail = renderMail(ready, north, consoleOrigin);
    expect(mail).toMatchObject({ to: 'ana@example.com', sender: 'North', subject: 'Your North account is ready' });
    expect(mail.text).toContain('Olle Ek has invited you to join Alder TV in North. Your account is ready.');
    expect(mail.text).toContain('https://console.north.example/signin/');
    expect(mail.text + mail.html).not.toMatch(/Edge Console|console\.example|\{product\}/);
    const [logo] = pageOf(mail.html).querySelectorAll('img');
    expect(logo).toMatchObject({ src: north.logo, alt: 'North' });
    expect(linksOf(mail.html)).toEqual([
      'https://console.north.example/',
      'https://console.north.example/signin/',
      'https://console.north.example/',
    ]);
  });

  it('has the same content in HTML and text, without tracking', () => {
    const { text, html } = renderMail(ready, north, consoleOrigin);
    const shown = pageOf(html).querySelector('.card')?.textContent ?? '';
    for (const line of text.split('\n')) expect(shown).toContain(line);
    // One image, with the same URL for everyone.
    expect(html.match(/https:\/\/assets\.example[^"]*/g)).toEqual([north.logo]);
    expect(html).not.toMatch(/ana@example|<script| style=| on\w+=|url\(/);
  });

  it('has a dark-mode logo if there is one, or its logo on white otherwise', () => {
    expect(renderMail(ready, north, consoleOrigin).html).toContain('<td class="plate">');
    const darkLogo = 'https://assets.example/north-dark-mail.png';
    expect(renderMail(ready, { ...north, darkLogo }, consoleOrigin).html).toContain(
      `<source media="(prefers-color-scheme: dark)" srcset="${darkLogo}">`,
    );
  });

  it('has its color above the content and on the button, in both modes', () => {
    const { html } = renderMail(ready, { ...north, color: '#f2c14a' }, consoleOrigin);
    const [light, dark] = [...html.matchAll(/border-top(?:-color)?: (?:4px solid )?(#\w{6})/g)].map(
      ([, color]) => color,
    );
    expect([light, dark]).toEqual([expect.stringMatching(/^#/), expect.stringMatching(/^#/)]);
    expect(html).toContain(`.open { background: ${light}; color: #`);
    expect(html).toContain(`.open { background: ${dark} !important; color: #`);
    expect(renderMail(ready, { ...north, color: 'red; } body { display: none' }, consoleOrigin).html).toBe(
      renderMail(ready, north, consoleOrigin).html,
    );
  });

  it('escapes names in markup and never turns them into links', () => {
    const hostile = `<a href="https://evil.example/">Evil.com</a> https://console.north.example/x {product} ${consoleOrigin}/y`;
    const mail = renderMail(
      accountReadyMail({
        to: 'a@b.example',
        origin: consoleOrigin,
        invitation: { inviter: hostile, account: hostile },
      }),
      { ...north, name: `${hostile} "><img src=x>`, logo: null },
      consoleOrigin,
    );
    const page = pageOf(mail.html);
    expect(page.querySelectorAll('img, script')).toHaveLength(0);
    expect(linksOf(mail.html)).toEqual(linksOf(renderMail(ready, { ...north, logo: null }, consoleOrigin).html));
    // As written by nameInMail, so that mail clients create no link.
    expect(mail.text.replace('https://console.north.example/signin/', '')).not.toMatch(/:\/\/\w|\w\.com/);
  });
});

it('has our own name without images if the account has no reseller', () => {
  const mail = renderMail(ready, ownMailBrand(consoleOrigin), consoleOrigin);
  expect(mail).toMatchObject({ sender: 'Edge Console', subject: 'Your Edge Console account is ready' });
  expect(pageOf(mail.html).querySelectorAll('img, source')).toHaveLength(0);
  expect(linksOf(mail.html)).toEqual([`${consoleOrigin}/`, `${consoleOrigin}/signin/`, `${consoleOrigin}/`]);
});

describe('a user pool mail', () => {
  const mail = {
    to: 'a@b.example',
    subject: 'Hi',
    text: `Choose your password here:\n${consoleOrigin}/register/?code=1`,
  };

  it('has the brand from the call', () => {
    const written = renderPoolMail(mail, brandInMetadata({ ...north, color: '#17897f' }), consoleOrigin);
    expect(written).toEqual(renderMail(mail, { ...north, color: '#17897f' }, consoleOrigin));
    expect(written.text).toContain('https://console.north.example/register/?code=1');
  });

  it('has our own brand without one, and shows the code in large type', () => {
    const written = renderPoolMail({ ...mail, text: 'Enter this code:\n\n123456' }, {}, consoleOrigin);
    expect(written.sender).toBe('Edge Console');
    expect(pageOf(written.html).querySelector('.code')?.textContent).toBe('123456');
  });
});
