import type { Page } from '@playwright/test';
import type { Target } from './faults.ts';

// A page whose time the journey has in hand: faults are seen by waiting, and closed forms open by it.

type Timed = { passTime: (milliseconds: number) => void };

/**
 * How impatient a page is; kept in the name of its window, which outlasts its pages and is none of the console's business.
 * With requests that are meant, it gives up those sooner and waits for others as ever: on a slow machine it would give up on
 * them too, and think that their service is down.
 */
type Haste = { times: number; meant?: Target | undefined };

/** Before the page is opened. Timers of less than two seconds run as ever: they are what a person sees move. */
export async function holdTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shortest = 2_000;
    const now = Date.now.bind(Date);
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const start = window.setTimeout.bind(window);
    const ask = window.fetch.bind(window);
    let passed = 0;
    const limits: { after: number; giveUp: () => void }[] = [];
    const haste = (): Haste => (window.name ? (JSON.parse(window.name) as Haste) : { times: 1 });
    /** The limits of a request that is about to be sent. */
    const limitsOf = (meant: Target | undefined, init: RequestInit | undefined) => {
      const longest = Math.max(...limits.map(({ after }) => after));
      const body = typeof init?.body === 'string' ? init.body : '';
      if (meant && 'operation' in meant)
        return new RegExp(`(query|mutation) ${meant.operation}\\b`).test(body) ? limits.slice(-1) : [];
      // One limit for all that a call of the library asks, and longer than others.
      if (meant && 'action' in meant && new Headers(init?.headers).get('x-amz-target')?.endsWith(`.${meant.action}`))
        return limits.filter(({ after }) => after === longest);
      return [];
    };
    Date.now = () => now() + passed;
    AbortSignal.timeout = (milliseconds) => {
      const { times, meant } = haste();
      if (meant === undefined) return timeout(milliseconds / times);
      const controller = new AbortController();
      const giveUp = () => controller.abort(new DOMException('', 'TimeoutError'));
      limits.push({ after: milliseconds, giveUp });
      start(giveUp, milliseconds);
      return controller.signal;
    };
    window.fetch = (address, init) => {
      const { times, meant } = haste();
      for (const { after, giveUp } of limitsOf(meant, init)) start(giveUp, after / times);
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

/** Makes the page so many times as impatient as in production: also after it was loaded anew. */
export const hurry = (page: Page, times: number, meant?: Target) =>
  page.evaluate(
    (name) => {
      window.name = name;
    },
    JSON.stringify({ times, meant } satisfies Haste),
  );

/** To the page so many seconds are over. */
export const passTime = (page: Page, seconds: number) =>
  page.evaluate((milliseconds) => {
    // Defined by the script that the page began with.
    const { passTime: pass } = window as unknown as Timed;
    pass(milliseconds);
  }, seconds * 1000);
