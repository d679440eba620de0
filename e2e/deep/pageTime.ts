import type { Page } from '@playwright/test';

// A page whose time the journey has in hand: faults are seen by waiting, and closed forms open by it.

type Timed = { passTime: (milliseconds: number) => void };

/** Before the page is opened. Timers of less than two seconds run as ever: they are what a person sees move. */
export async function holdTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shortest = 2_000;
    const now = Date.now.bind(Date);
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const start = window.setTimeout.bind(window);
    let passed = 0;
    // The name of a window outlasts its pages, and is none of the console's business.
    const haste = () => Number(window.name) || 1;
    Date.now = () => now() + passed;
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / haste());
    window.setTimeout = ((work: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
      start(work, milliseconds < shortest ? milliseconds : milliseconds / haste(), ...rest)) as never;
    Object.assign(window, {
      passTime: (milliseconds: number) => {
        passed += milliseconds;
      },
    });
  });
}

/** Makes the page so many times as impatient as in production: also after it was loaded anew. */
export const hurry = (page: Page, times: number) =>
  page.evaluate((name) => {
    window.name = name;
  }, `${times}`);

/** To the page so many seconds are over. */
export const passTime = (page: Page, seconds: number) =>
  page.evaluate((milliseconds) => {
    // Defined by the script that the page began with.
    const { passTime: pass } = window as unknown as Timed;
    pass(milliseconds);
  }, seconds * 1000);
