import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { test } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe violations of the current page, each with its first element. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Results are the same in all engines, and axe has crashed tabs in Firefox.
  const { browserName = 'chromium' } = test.info().project.use;
  if (browserName !== 'chromium') return [];
  // With the DevTools protocol, which the page's Content-Security-Policy does not restrict.
  await page.evaluate(axe);
  const results = await page.evaluate(async () => {
    // Waits for fade-ins: axe treats a transparent dialog as hidden, and would report the inert page behind it.
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
    // React Aria's live region can still contain text that has left the page.
    // Violations only: listing passes takes 25% longer.
    return runner.run({ exclude: ['[data-live-announcer]'] }, { resultTypes: ['violations'] });
  });
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
