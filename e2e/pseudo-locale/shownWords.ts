import type { BrowserContext, Page, Response } from '@playwright/test';
import { isNoWord, isPseudo } from '@edge-console/console/pseudo-locale';

/**
 * Texts that a person reads or hears, and where. Times, code, pictures and what is marked as of no language are not the catalogue's, nor is
 * the page for when nothing could be loaded.
 */
const textsOf = (page: Page): Promise<{ text: string; place: string }[]> =>
  page.evaluate(() => {
    const others =
      'code, pre, kbd, script, style, noscript, time, [translate=no], svg[aria-hidden=true], [aria-hidden=true] svg, #start-failure';
    const placeOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.getAttribute('role') ? `[role=${element.getAttribute('role')}]` : ''}`;
    const found: { text: string; place: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = textContent?.trim() ?? '';
      if (!parent || text === '' || parent.closest(others) || !parent.checkVisibility()) continue;
      found.push({ text, place: placeOf(parent) });
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (!element.checkVisibility() || element.closest(others)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const text = element.getAttribute(name)?.trim() ?? '';
        if (text !== '') found.push({ text, place: `${name} of ${placeOf(element)}` });
      }
    }
    if (!document.querySelector('#start-failure')?.checkVisibility())
      found.push({ text: document.title, place: 'title of the page' });
    return found;
  });

const wordsIn = (text: string): string[] =>
  text.split(/\s+/).flatMap((piece) => (isNoWord(piece) ? [] : (piece.match(/\p{L}{3,}/gu) ?? [])));

/** Proper names, which are the same in every language. */
const names = 'JavaScript Swift JSON XML SVG PNG ICO Shaka Player AVPlayer';
/** What react-aria says, which has its own translations. */
const ofReactAria = 'Dismiss options option available';

/** Words that the browser writes for a language: months, weekdays, countries, units; and names. */
function wordsOfFormats(): Set<string> {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
  const dates = (['short', 'long'] as const).flatMap((style) =>
    days.map((day) => new Intl.DateTimeFormat('en', { weekday: style, month: style }).format(day)),
  );
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const places = letters.flatMap((one) => letters.map((other) => countries.of(one + other) ?? ''));
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'second', 'minute', 'hour', 'day', 'month'];
  const amounts = units.flatMap((unit) =>
    (['short', 'long'] as const).flatMap((unitDisplay) =>
      [1, 2].map((count) => new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay }).format(count)),
    ),
  );
  return new Set([...dates, ...places, ...amounts, 'AM PM UTC GMT', names, ofReactAria].flatMap(wordsIn));
}

const ofFormats = wordsOfFormats();

/** Fields whose value is JSON of the account's own: the keys of it are data, too. */
const ofParameters = new Set(['values', 'defaults', 'diff']);

/** The texts of an answer: names and other words that no catalogue has. */
function wordsOfAnswer(value: unknown, keysCount = false): string[] {
  if (typeof value === 'string') return value.match(/\p{L}{3,}/gu) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(keysCount ? wordsOfAnswer(key) : []),
    ...wordsOfAnswer(part, keysCount || ofParameters.has(key)),
  ]);
}

/** Listens to what the pages are told, and tells which words they show that came from there no more than from the catalogue. */
export function watchWords(context: BrowserContext) {
  const told = new Set<string>();
  const reading: Promise<void>[] = [];
  const read = async (response: Response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!type.includes('json')) return;
    // A page that is left takes the answers with it.
    const answer: unknown = await response.json().catch(() => null);
    for (const word of wordsOfAnswer(answer)) told.add(word);
  };
  context.on('response', (response) => void reading.push(read(response)));
  return async (page: Page): Promise<string[]> => {
    await Promise.all(reading);
    const address = new Set(wordsOfAnswer(decodeURIComponent(page.url())));
    const typed = new Set(
      await page
        .locator('input, textarea')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    );
    const isData = (word: string) =>
      told.has(word) || ofFormats.has(word) || address.has(word) || [...typed].some((text) => text.includes(word));
    const strays = (await textsOf(page)).flatMap(({ text, place }) =>
      wordsIn(text)
        .filter((word) => !isPseudo(word) && !isData(word))
        .map((word) => `“${word}” in “${text.slice(0, 80)}” (${place})`),
    );
    return [...new Set(strays)];
  };
}
