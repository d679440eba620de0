import type { Page } from '@playwright/test';

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ', c: 'ç', s: 'š' };

/**
 * Makes every word of the page longer by two fifths, as other languages do to English: letters get accents, and each text grows by
 * syllables of its own, so that it still breaks where words end.
 */
export const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate((accented) => {
    const longer = (text: string): string =>
      text.replace(/\p{L}{2,}/gu, (word) => {
        const letters = word.replace(/[aeiouncs]/g, (letter) => accented[letter] ?? letter);
        return letters + 'loremipsum'.slice(0, Math.min(10, Math.ceil(word.length * 0.4)));
      });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('code, pre, script, style, time, [class*=code]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    // Once: at another width the page may have more of them, and the same ones again.
    const made = /lo(?:r(?:e(?:m(?:i(?:p(?:s(?:um?)?)?)?)?)?)?)?(?!\p{L})/u;
    for (const text of texts) if (!made.test(text.data)) text.data = longer(text.data);
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
      if (!made.test(field.placeholder)) field.placeholder = longer(field.placeholder);
  }, accents);

/** Whether the page is wider than the window, and which buttons, tabs and links lose the end of their words without a way to see it. */
export const clippedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    const cut = [...document.querySelectorAll<HTMLElement>('button, [role=tab], label, h1, h2, h3')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 0)
      .filter((element) => {
        const style = getComputedStyle(element);
        const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
        return hides && element.scrollWidth > element.clientWidth + 1 && style.textOverflow !== 'ellipsis';
      })
      .map((element) => `cut: ${element.textContent?.trim().slice(0, 60)}`);
    return [...(wider > 0 ? [`wider than the window by ${wider} px`] : []), ...cut];
  });
