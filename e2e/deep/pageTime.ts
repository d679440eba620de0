import type { Page } from '@playwright/test';

// A page whose time the journey has in hand: faults are seen by waiting, and closed forms open by it.

type Timed = { passTime: (milliseconds: number) => void };

/** How impatient a page is; kept in the name of its window, which outlasts its pages and is none of the console's business. */
type Haste = { times: number; operation?: string };

/** Before the page is opened. Timers of less than two seconds run as ever: they are what a person sees move. */
export async function holdTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shortest = 2_000;
    const now = Date.now.bind(Date);
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const start = window.setTimeout.bind(window);
    const ask = window.fetch.bind(window);
    let passed = 0;
    /** Ends the patience that was begun last, which is that of the request sent next. */
    let giveUp = { after: 0, now: () => {} };
    const haste = (): Haste => (window.name ? (JSON.parse(window.name) as Haste) : { times: 1 });
    Date.now = () => now() + passed;
    AbortSignal.timeout = (milliseconds) => {
      const { times, operation } = haste();
      if (operation === undefined) return timeout(milliseconds / times);
      const limit = new AbortController();
      giveUp = { after: milliseconds / times, now: () => limit.abort(new DOMException('', 'TimeoutError')) };
      start(giveUp.now, milliseconds);
      return limit.signal;
    };
    window.fetch = (address, init) => {
      const { operation } = haste();
      const body = operation !== undefined && typeof init?.body === 'string' ? init.body : '';
      // On a slow machine other requests would be given up as well, and their service be thought to be down.
      if (new RegExp(`(query|mutation) ${operation}\\b`).test(body)) start(giveUp.now, giveUp.after);
      return ask(address, init);
    };
    window.setTimeout = ((work: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
      start(work, milliseconds < shortest ? milliseconds : milliseconds / haste().times, ...rest)) as never;
    Object.assign(window, {
      passTime: (milliseconds: number) => {
        passed += milliseconds;
      },
    });
  });
}

/**
 * Makes the page so many times as impatient as in production: also after it was loaded anew. With an operation of the API
 * only its requests are given up sooner.
 */
export const hurry = (page: Page, times: number, operation?: string) =>
  page.evaluate((name) => {
    window.name = name;
  }, JSON.stringify({ times, operation }));

/** To the page so many seconds are over. */
export const passTime = (page: Page, seconds: number) =>
  page.evaluate((milliseconds) => {
    // Defined by the script that the page began with.
    const { passTime: pass } = window as unknown as Timed;
    pass(milliseconds);
  }, seconds * 1000);
