import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that the page as it stands breaks, each with the first place. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Through the debugger, which the page's policy does not reach.
  await page.evaluate(axe);
  const results = await page.evaluate(async () => {
    // What fades in is not on the screen yet for axe, and so no modal: it would miss the page that is inert behind it.
    const isFadingIn = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isFadingIn)
        .map(({ finished }) => finished),
    );
    // Defined by the line above.
    const { axe: runner } = window as unknown as { axe: { run: (context: object) => Promise<AxeResults> } };
    // React Aria's live region may still name what has just left the page.
    return runner.run({ exclude: ['[data-live-announcer]'] });
  });
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
