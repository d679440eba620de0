import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { expect, failedResponse, test } from '../test.ts';
import { consolePaths, pathsWithState } from './pagePaths.ts';
import { screens } from './screenStates.ts';

// Every screen in every state: no axe violation, no horizontal scroll,
// in both modes, wide and narrow; the screenshots are for the contact sheet (`npm run screens`).

const folder = join(import.meta.dirname, '../../test-results/screens');
interface Look {
  mode: 'light' | 'dark';
  size: { width: number; height: number };
}
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  // WCAG 1.4.10: 1,280 px at 400%.
  { width: 320, height: 640 },
];
const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((mode) => sizes.map((size) => ({ mode, size })));

/** Changes the mode as another tab does, keeping the page's state. */
async function show(page: Page, { mode, size }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async (mode) => {
    const root = document.documentElement;
    if (root.dataset['mode'] !== mode) {
      document.cookie = `view-mode=${mode}; path=/`;
      new BroadcastChannel('mode').postMessage(mode);
      await new Promise((done) => {
        new MutationObserver(done).observe(root, { attributeFilter: ['data-mode'] });
        // A console that could not start does not follow.
        setTimeout(done, 1000);
      });
      root.dataset['mode'] = mode;
    }
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, mode);
  for (const dashboard of await page.locator('iframe[data-ready]').all())
    await expect(dashboard.contentFrame().locator(':root')).toHaveAttribute('data-mode', mode);
}

/** Forms that mark fields as required. */
const starred = (page: Page) => page.locator('form:visible:has([aria-required=true])');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
});

for (const { name, open } of screens) {
  test.describe(name, () => {
    test.use({
      expectedErrors: {
        patterns: [
          failedResponse(400),
          failedResponse(401),
          failedResponse(426),
          failedResponse(429),
          failedResponse(500),
          failedResponse(503),
          /net::ERR_/,
          // The console that cannot start says why.
          /The console could not start .* Configuration error/,
        ],
      },
    });

    test('has no fault in either mode, at any width', async ({ page, request }) => {
      await open(page, request);
      // A resting pointer would show tooltips.
      await page.mouse.move(0, 0);
      const unexplained = starred(page).filter({ hasNot: page.getByText('(*) required').filter({ visible: true }) });
      await expect.soft(unexplained, 'forms that do not say what the star means').toHaveCount(0);
      for (const look of looks) {
        await show(page, look);
        const at = `${look.mode} at ${look.size.width}`;
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(sideways, `${at}: px that the page scrolls sideways`).toBeLessThanOrEqual(0);
        expect.soft(await axeViolations(page), at).toEqual([]);
        const path = join(folder, `${name}.${look.mode}.${look.size.width}.png`);
        await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
      }
    });
  });
}

test('every page of the console has a state', () => {
  expect([...consolePaths].filter((path) => !pathsWithState.has(path))).toEqual([]);
});
