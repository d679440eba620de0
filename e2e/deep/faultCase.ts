import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';
import type { Target } from './faults.ts';
import { sentenceOf } from './sentences.ts';

export type Visit = { page: Page; request: APIRequestContext; browser: Browser };

/** The way of a person who meets the failure, again and again on the same page. */
export type Way = {
  /** Does what sends the request. */
  act: () => Promise<void>;
  /** What the page says, where it is not the common sentence of the fault; null: nothing, it goes on without. */
  says?: (fault: string) => RegExp | null;
  /** What was entered is still there. */
  isKept?: () => Promise<void>;
  /** The same again, now that the way is free: without a reload, and back to where it began unless it is the last time. */
  recover: (isLast: boolean) => Promise<void>;
};

/** A request, and the way to where it is sent: gone once, for all faults. */
export type FaultCase = { target: Target; begin: (visit: Visit) => Promise<Way> };

/** A sentence of the screen, and behind it why. */
export const withReason =
  (sentence: string, target: Target) =>
  (fault: string): RegExp =>
    new RegExp(`${sentence}\\s*(${sentenceOf(fault, target).source})`);

/** Enters six digits into a field that sends them with the last one: what was refused before is not sent again. */
export function entersAnotherCode(field: Locator): Required<Pick<Way, 'act' | 'isKept'>> {
  let digits = 111_111;
  return {
    async act() {
      digits += 1;
      await field.fill(`${digits}`);
    },
    async isKept() {
      await expect(field).toHaveValue(`${digits}`);
    },
  };
}

export const usersHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Users/ });

/** Presses what tries again. */
export async function retry(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Retry/ })
    .first()
    .click();
}

/** Errors stay until they are dismissed, and count up where they come again. */
export async function dismissNews(page: Page): Promise<void> {
  const news = page.locator('[data-snackbar]:not([data-leaving])');
  while ((await news.count()) > 0) {
    await news.first().getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator('[data-leaving]')).toHaveCount(0);
  }
}
