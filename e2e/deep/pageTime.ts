import type { Page } from '@playwright/test';
import type { Target } from './faults.ts';

// Control of a page's time: faults time out, and rate-limited forms are enabled, without real waiting.

type Timed = { passTime: (milliseconds: number) => void };

/**
 * How much faster timeouts of a page run; stored in `window.name`, which survives navigation and is not used by the console.
 * Given certain requests, only their timeouts are shortened: on a slow machine the others would time out,
 * too, and open the circuit breaker.
 */
type Speed = { times: number; target?: Target | undefined };

/** Call before the page is opened. Timers of less than two seconds are unchanged: animations and debouncing. */
export async function controlTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const minScaled = 2_000;
    const now = Date.now.bind(Date);
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const start = window.setTimeout.bind(window);
    const fetchRequest = window.fetch.bind(window);
    let passed = 0;
    let isSent = false;
    const limits: { after: number; giveUp: () => void }[] = [];
    const currentSpeed = (): Speed => (window.name ? (JSON.parse(window.name) as Speed) : { times: 1 });
    /** Timeouts of a request that is about to be sent. */
    const limitsOf = (target: Target | undefined, init: RequestInit | undefined) => {
      const maxAfter = Math.max(...limits.map(({ after }) => after));
      const body = typeof init?.body === 'string' ? init.body : '';
      if (target && 'operation' in target) {
        // A production build sends the hash of an operation, with its name.
        if (!body.includes(`"operationName":"${target.operation}"`)) return [];
        isSent = true;
        return limits.slice(-1);
      }
      // One timeout for all requests of a call of aws-amplify, longer than others.
      if (target && 'action' in target && new Headers(init?.headers).get('x-amz-target')?.endsWith(`.${target.action}`))
        return limits.filter(({ after }) => after === maxAfter);
      return [];
    };
    Date.now = () => now() + passed;
    AbortSignal.timeout = (milliseconds) => {
      const { times, target } = currentSpeed();
      if (target === undefined) return timeout(milliseconds / times);
      const controller = new AbortController();
      const giveUp = () => controller.abort(new DOMException('', 'TimeoutError'));
      limits.push({ after: milliseconds, giveUp });
      start(giveUp, milliseconds);
      return controller.signal;
    };
    window.fetch = (address, init) => {
      const { times, target } = currentSpeed();
      for (const { after, giveUp } of limitsOf(target, init)) start(giveUp, after / times);
      return fetchRequest(address, init);
    };
    window.setTimeout = ((work: TimerHandler, milliseconds = 0, ...rest: unknown[]) => {
      const { times, target } = currentSpeed();
      // A sign-in before the operation has its own timer, and the machine can be slow.
      const isUnchanged = milliseconds < minScaled || (target !== undefined && 'operation' in target && !isSent);
      return start(work, isUnchanged ? milliseconds : milliseconds / times, ...rest);
    }) as never;
    Object.assign(window, {
      passTime: (milliseconds: number) => {
        passed += milliseconds;
      },
    });
  });
}

/** Shortens the page's timeouts by this factor, also after a reload. */
export const speedUp = (page: Page, times: number, target?: Target) =>
  page.evaluate(
    (name) => {
      window.name = name;
    },
    JSON.stringify({ times, target } satisfies Speed),
  );

/** Moves the page's clock forward by so many seconds. */
export const passTime = (page: Page, seconds: number) =>
  page.evaluate((milliseconds) => {
    // Defined by the init script.
    const { passTime: pass } = window as unknown as Timed;
    pass(milliseconds);
  }, seconds * 1000);
