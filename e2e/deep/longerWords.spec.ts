import { expect, failedAnswer } from '../test.ts';
import { clippedWords, lengthenWords } from './longerWords.ts';
import { screens } from './screenStates.ts';
import { test } from './tier.ts';

// Every screen with words two fifths longer than English: nothing is wider than the window, and no control loses its words.

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: {
    patterns: [...[400, 401, 426, 429, 500, 503].map(failedAnswer), /net::ERR_/, /Start failed .* Configuration error/],
  },
});

for (const { name, open } of screens) {
  test(`${name} holds words that are 40 % longer`, async ({ page, request }) => {
    await open(page, request);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await lengthenWords(page);
      expect(await clippedWords(page), `${width} px wide`).toEqual([]);
    }
  });
}
