import { screens } from '../deep/screenStates.ts';
import { failedResponse } from '../test.ts';
import { truncatedTexts } from './truncatedTexts.ts';
import { expect, test } from './test.ts';

// Every screen in a language with 40% longer words: no English word, no truncated text, and no horizontal overflow.

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: {
    patterns: [
      ...[400, 401, 426, 429, 500, 503].map(failedResponse),
      /net::ERR_/,
      /The console could not start .* Configuration error/,
    ],
  },
});

for (const { name, open } of screens) {
  test(`${name}, in the pseudo-locale`, async ({ page, request, untranslatedWords }) => {
    await open(page, request);
    expect.soft(await untranslatedWords(page), 'words of no catalogue').toEqual([]);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await truncatedTexts(page), `${width} px wide`).toEqual([]);
    }
  });
}
