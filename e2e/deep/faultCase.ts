import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';
import type { Target } from './faults.ts';
import { messageOfFault } from './faultMessages.ts';

export type Visit = { page: Page; request: APIRequestContext; browser: Browser };

/** A visit: how a person meets the failure, repeatedly on the same page. */
export type Way = {
  /** Does what sends the request. */
  act: () => Promise<void>;
  /** The page's message, where it differs from the fault's common one; null: none, the page works without. */
  says?: (fault: string) => RegExp | null;
  /** Checks that the input is kept. */
  isKept?: () => Promise<void>;
  /** Retries after the fault is over, without a reload; then returns to the start, unless it is the last time. */
  recover: (isLast: boolean) => Promise<void>;
};

/** A request, and the visit in which it is sent, for all faults. */
export type FaultCase = { target: Target; begin: (visit: Visit) => Promise<Way> };

/** The screen's own message, followed by the reason. */
export const withReason =
  (sentence: string, target: Target) =>
  (fault: string): RegExp =>
    new RegExp(`${sentence}\\s*(${messageOfFault(fault, target).source})`);

/** Enters six digits into a field that submits with the last one; a different code each time. */
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

/** Presses a button by the keyboard as soon as it can be pressed: a key does not wait for that, as a click does. */
export async function pressEnter(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

/** Presses the retry button. */
export async function retry(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Retry/ })
    .first()
    .click();
}

/** Error snackbars stay until they are dismissed, and count repetitions; others may leave at any moment. */
export async function dismissSnackbars(page: Page): Promise<void> {
  const dismiss = page.locator('[data-snackbar]:not([data-leaving])').getByRole('button', { name: 'Dismiss' });
  const press = (buttons: Element[]) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
    return buttons.length;
  };
  await expect.poll(() => dismiss.evaluateAll(press), 'snackbars that stay').toBe(0);
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
}
