import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import type { Way } from './faultCase.ts';
import { breakRequests, type Fault, faultLogs, faultsOf, nameOf, type Target } from './faults.ts';
import { cases, withoutCase } from './fault-cases/index.ts';
import { holdTime, hurry, passTime } from './pageTime.ts';
import { actions, files, operations, unknownFunctions } from './requests.ts';
import { messageOfFault } from './faultMessages.ts';
import { always, sampled, test } from './tier.ts';

async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('#root')).not.toBeEmpty();
  await expect(page.locator('#start-failure')).toBeHidden();
}

/** The timeout of the identity service is longer than that of the API, which has three retries. */
const hasteFor = (target: Target) => ('operation' in target ? 20 : 10);

/**
 * Seconds until the page may retry: rate-limited forms are enabled again, and the circuit breaker is half-open.
 * As short as possible: a sign-in counts as fresh for five minutes, for all visits together.
 */
function pauseAfter(fault: Fault, target: Target): number {
  if (fault.name === '429') return 61;
  return 'operation' in target ? 31 : 0;
}

interface Meeting {
  target: Target;
  way: Way;
  fault: Fault;
  isLast: boolean;
}

/** One fault in a visit: its message, and the recovery. */
async function meet(page: Page, { target, way, fault, isLast }: Meeting): Promise<void> {
  /** Null without a message. */
  const said = () => {
    const sentence = way.says ? way.says(fault.name) : messageOfFault(fault.name, target);
    return sentence && page.getByText(sentence).filter({ visible: true });
  };
  const before = said();
  if (before) await expect(before, 'nothing is said yet').toHaveCount(0);
  const broken = await breakRequests(page, target, fault.answer);
  if (fault.name === 'timeout') await hurry(page, hasteFor(target), 'path' in target ? undefined : target);
  await way.act();
  const after = said();
  if (after) await expect(after.first()).toBeVisible();
  await expect.poll(broken.count, 'the request was sent, and failed').toBeGreaterThan(0);
  await expectPage(page);
  await way.isKept?.();
  await broken.mend();
  await hurry(page, 1);
  await passTime(page, pauseAfter(fault, target));
  await way.recover(isLast);
}

for (const { target, begin } of cases) {
  test.describe(() => {
    test.use({ expectedErrors: { patterns: [...faultLogs] } });

    test(
      `${nameOf(target)} that fails, in every way: it is said, nothing is lost, and it works again`,
      sampled(nameOf(target)),
      async ({ page, request, browser, tier }) => {
        await holdTime(page);
        const way = await begin({ page, request, browser });
        const faults = faultsOf(tier);
        for (const fault of faults) {
          const isLast = fault === faults.at(-1);
          await test.step(fault.name, () => meet(page, { target, way, fault, isLast }));
        }
      },
    );
  });
}

test('every request of the console has a case, or a reason to have none', always, () => {
  expect(unknownFunctions, 'functions of aws-amplify whose actions nobody named').toEqual([]);
  const covered = [...cases.map(({ target }) => nameOf(target)), ...Object.keys(withoutCase)];
  const sent = [...operations, ...actions, ...files];
  expect(sent.filter((name) => !covered.includes(name))).toEqual([]);
  expect(covered.filter((name) => !sent.includes(name))).toEqual([]);
});
