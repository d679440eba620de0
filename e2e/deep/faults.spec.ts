import type { Page } from '@playwright/test';
import { breakRequests, faults, hurry, nameOf, type Target } from './faults.ts';
import { cases } from './faultCases.ts';
import { expect, test } from '../test.ts';

/** What the page says of a fault, by its kind: sentences of the catalogue. */
const sentences = {
  network: /Network error\. Check your connection and try again\./,
  busy: /Too many (attempts|requests)\. Try again in \d+ s\.|The code could not be sent\. Try again in \d+ s\./,
  generic: /Something went wrong\. Try again\.|An unknown error has occurred\. Reference \S+\./,
};

function sentenceOf(fault: string, target: Target): RegExp {
  if (fault === '429') return sentences.busy;
  if (fault === 'offline' || fault === 'timeout') return sentences.network;
  // What is not the identity service's own answer is a line that does not reach it; the API's failures have a sentence.
  return 'action' in target ? sentences.network : sentences.generic;
}

async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('#root')).not.toBeEmpty();
  await expect(page.locator('#start-failure')).toBeHidden();
}

for (const { target, prepare, act, says, isKept, recover } of cases) {
  test.describe(`${nameOf(target)} that fails`, () => {
    for (const fault of faults) {
      test.describe(() => {
        test.use({ expectedErrors: { patterns: [fault.logs] } });

        test(`with ${fault.name} says so, keeps what was entered, and works again afterwards`, async ({
          page,
          request,
        }) => {
          // So that the wait that is asked for can be sat out in no time.
          if (fault.name === '429') await page.clock.install();
          const visit = await prepare(page, request);
          const calm = await hurry(page);
          const mend = await breakRequests(page, target, fault);
          await act(page, visit);
          await expect(page.getByText(says?.(fault.name) ?? sentenceOf(fault.name, target)).first()).toBeVisible();
          await expectPage(page);
          await isKept?.(page, visit);
          await mend();
          await calm();
          if (fault.name === '429') await page.clock.fastForward('01:01');
          await recover(page, visit);
        });
      });
    }
  });
}
