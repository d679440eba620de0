import type { BrowserContext, Page, Response } from '@playwright/test';
import { isNoWord, isPseudo } from '@edge-console/console/pseudo-locale';

/**
 * Visible and spoken texts, and their places. Excludes what is not in the catalogs: times, code, images, elements with an empty `lang`,
 * and the page for a failed start.
 */
const textsOf = (page: Page): Promise<{ text: string; location: string }[]> =>
  page.evaluate(() => {
    const others =
      'code, pre, kbd, script, style, noscript, time, [translate=no], svg[aria-hidden=true], [aria-hidden=true] svg, #start-failure';
    const describeElement = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.getAttribute('role') ? `[role=${element.getAttribute('role')}]` : ''}`;
    const found: { text: string; location: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = textContent?.trim() ?? '';
      if (!parent || text === '' || parent.closest(others) || !parent.checkVisibility()) continue;
      found.push({ text, location: describeElement(parent) });
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (!element.checkVisibility() || element.closest(others)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const text = element.getAttribute(name)?.trim() ?? '';
        if (text !== '') found.push({ text, location: `${name} of ${describeElement(element)}` });
      }
    }
    if (!document.querySelector('#start-failure')?.checkVisibility())
      found.push({ text: document.title, location: 'title of the page' });
    return found;
  });

const wordsIn = (text: string): string[] =>
  text.split(/\s+/).flatMap((piece) => (isNoWord(piece) ? [] : (piece.match(/\p{L}{3,}/gu) ?? [])));

/** Proper names, equal in all languages. */
const names = 'JavaScript Swift JSON XML SVG PNG ICO Shaka Player AVPlayer';
/** Texts of react-aria, which has its own translations. */
const ofReactAria = 'Dismiss options option available';

/** Words of browser formats (months, weekdays, countries, units), and names. */
function wordsInFormats(): Set<string> {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
  const dates = (['short', 'long'] as const).flatMap((style) =>
    days.map((day) => new Intl.DateTimeFormat('en', { weekday: style, month: style }).format(day)),
  );
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const countryNames = letters.flatMap((one) => letters.map((other) => countries.of(one + other) ?? ''));
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'second', 'minute', 'hour', 'day', 'month'];
  const amounts = units.flatMap((unit) =>
    (['short', 'long'] as const).flatMap((unitDisplay) =>
      [1, 2].map((count) => new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay }).format(count)),
    ),
  );
  return new Set([...dates, ...countryNames, ...amounts, 'AM PM UTC GMT', names, ofReactAria].flatMap(wordsIn));
}

const ofFormats = wordsInFormats();

/** Fields with JSON for the account, whose keys are also data. */
const ofParameters = new Set(['values', 'defaults', 'diff']);

/** The texts of a response: names and other data. */
function wordsInResponse(value: unknown, keysCount = false): string[] {
  if (typeof value === 'string') return value.match(/\p{L}{3,}/gu) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(keysCount ? wordsInResponse(key) : []),
    ...wordsInResponse(part, keysCount || ofParameters.has(key)),
  ]);
}

/** Records responses, and finds shown words that are neither in the responses nor in the catalogs. */
export function watchUntranslatedWords(context: BrowserContext) {
  const apiWords = new Set<string>();
  const reading: Promise<void>[] = [];
  const read = async (response: Response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!type.includes('json')) return;
    // Responses are lost when the page is left.
    const answer: unknown = await response.json().catch(() => null);
    for (const word of wordsInResponse(answer)) apiWords.add(word);
  };
  context.on('response', (response) => void reading.push(read(response)));
  return async (page: Page): Promise<string[]> => {
    await Promise.all(reading);
    const address = new Set(wordsInResponse(decodeURIComponent(page.url())));
    const typed = new Set(
      await page
        .locator('input, textarea')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    );
    const isData = (word: string) =>
      apiWords.has(word) || ofFormats.has(word) || address.has(word) || [...typed].some((text) => text.includes(word));
    const strays = (await textsOf(page)).flatMap(({ text, location }) =>
      wordsIn(text)
        .filter((word) => !isPseudo(word) && !isData(word))
        .map((word) => `“${word}” in “${text.slice(0, 80)}” (${location})`),
    );
    return [...new Set(strays)];
  };
}
