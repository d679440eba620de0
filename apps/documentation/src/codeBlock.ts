import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import graphql from 'highlight.js/lib/languages/graphql';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import xml from 'highlight.js/lib/languages/xml';
import type { Tokens } from 'marked';
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

/** A fenced block: ```` ```sh Send a beacon ```` has the title "Send a beacon", and ```` ```sh ```` that of its language. */
export function codeBlock({ text, lang = '' }: Tokens.Code): string {
  const [language = '', ...words] = lang.split(' ');
  if (!isLanguage(language)) throw new Error(`A code block has the unknown language "${language}".`);
  const title = words.join(' ') || languages[language].title;
  const { value } = hljs.highlight(text, { language });
  return `<figure class="code"><figcaption>${title}<button type="button" class="copy">${icon('Copy', 14)}<span>Copy</span></button></figcaption><pre tabindex="0" role="group" aria-label="${title}"><code>${value}</code></pre></figure>\n`;
}
