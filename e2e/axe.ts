import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { test } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe violations of the current page, each with its first element. */
export async function axeViolations(page: Page): Promise<string[]> {
  // What it reads is the same in all engines, and it has crashed tabs of Firefox.
  const { browserName = 'chromium' } = test.info().project.use;
  if (browserName !== 'chromium') return [];
  // By the DevTools protocol, which the page's Content-Security-Policy does not restrict.
  await page.evaluate(axe);
  const results = await page.evaluate(async () => {
    // Waits for fade-ins: axe takes a transparent dialog for hidden, and would report the inert page behind it.
    const isFadingIn = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isFadingIn)
        .map(({ finished }) => finished),
    );
    // Defined by the line above.
    const { axe: runner } = window as unknown as {
      axe: { run: (context: object, options: object) => Promise<AxeResults> };
    };
    // React Aria's live region may still name what has just left the page.
    // Faults only: to name every node that is right takes a quarter longer.
    return runner.run({ exclude: ['[data-live-announcer]'] }, { resultTypes: ['violations'] });
  });
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
