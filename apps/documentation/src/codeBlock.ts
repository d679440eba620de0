import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import graphql from 'highlight.js/lib/languages/graphql';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import xml from 'highlight.js/lib/languages/xml';
import type { Token, Tokens } from 'marked';
import { snippets } from '@edge-console/player/snippets';
import { icon } from './icons.ts';

const languages = {
  sh: { title: 'Shell', syntax: bash },
  js: { title: 'JavaScript', syntax: javascript },
  json: { title: 'JSON', syntax: json },
  graphql: { title: 'GraphQL', syntax: graphql },
  html: { title: 'HTML', syntax: xml },
} as const;
for (const [name, { syntax }] of Object.entries(languages)) hljs.registerLanguage(name, syntax);

const isLanguage = (name: string): name is keyof typeof languages => name in languages;

const copyButton = `<button type="button" class="copy">${icon('Copy', 14)}<span>Copy</span></button>`;

/** The info string of a fence: ```` ```sh [curl] Send a beacon ```` has the tab "curl" and the title "Send a beacon". */
function infoOf({ lang = '' }: Tokens.Code) {
  const [, language = '', tab, words = ''] = /^(\S*)(?: \[(.+?)\])? ?(.*)$/.exec(lang) ?? [];
  if (!isLanguage(language)) throw new Error(`A code block has the unknown language "${language}".`);
  return { language, tab, title: words || languages[language].title };
}

function figure(block: Tokens.Code, caption: string, id?: string): string {
  const { value } = hljs.highlight(block.text, { language: infoOf(block).language });
  return `<figure class="code"><figcaption>${caption}${copyButton}</figcaption><pre${id === undefined ? '' : ` id="${id}"`} tabindex="0" role="group" aria-label="${caption}"><code>${value}</code></pre></figure>\n`;
}

/** A fenced block: ```` ```sh Send a beacon ```` has the title "Send a beacon", and ```` ```sh ```` that of its language. */
export const codeBlock = (block: Tokens.Code): string => figure(block, infoOf(block).title);

/** Alternatives. `browser/codeTabs.ts` shows one at a time; without scripts, they follow one another. */
export type CodeTabs = {
  readonly type: 'codeTabs';
  readonly raw: '';
  readonly id: string;
  readonly tabs: { readonly name: string; readonly block: Tokens.Code }[];
};

/** ```` ```snippets Arena Live ```` is the code that reports data of the channel "Arena Live", with a tab for each player. */
function expandSnippets(token: Token): Token[] {
  const [, channel] = /^snippets (.+)$/.exec(token.type === 'code' ? String(token['lang']) : '') ?? [];
  if (channel === undefined) return [token];
  return snippets({ origin: 'https://console.example', key: 'sdk_…', channel }).map(({ player, language, code }) => {
    const name = player.replace('<', '&lt;').replace('>', '&gt;');
    return { type: 'code', raw: '', lang: `${language} [${name}] Report from a player`, text: code };
  });
}

/** Joins consecutive blocks with tabs, such as ```` ```sh [curl] Title ```` and ```` ```js [JavaScript] ````. */
export function joinCodeTabs(tokens: readonly Token[], section: string): Token[] {
  const joined: Token[] = [];
  for (const token of tokens.flatMap(expandSnippets)) {
    const name = token.type === 'code' ? infoOf(token as Tokens.Code).tab : undefined;
    const last = joined.at(-1) as CodeTabs | undefined;
    const tab = { name: name ?? '', block: token as Tokens.Code };
    if (name === undefined) joined.push(token);
    // The second block with the same tab starts another group, such as the responses after the requests.
    else if (last?.type === 'codeTabs' && last.tabs.every((other) => other.name !== name)) last.tabs.push(tab);
    else joined.push({ type: 'codeTabs', raw: '', id: `${section}-code-${joined.length}`, tabs: [tab] });
  }
  return joined;
}

export function codeTabs({ id, tabs }: CodeTabs): string {
  const [first] = tabs;
  if (first === undefined || tabs.length < 2) throw new Error(`The tab "${first?.name}" has no alternative.`);
  const { title } = infoOf(first.block);
  const buttons = tabs.map(
    ({ name }, index) =>
      `<button type="button" role="tab" id="${id}-tab-${index}" aria-controls="${id}-${index}" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${name}</button>`,
  );
  const figures = tabs.map(({ name, block }, index) => figure(block, `${title} (${name})`, `${id}-${index}`));
  return `<div class="code-tabs"><div class="bar"><p>${title}</p><div class="choices"><div role="tablist" aria-label="${title}">${buttons.join('')}</div>${copyButton}</div></div>${figures.join('')}</div>\n`;
}
