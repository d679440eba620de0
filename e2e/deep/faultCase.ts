import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { failRequests, type Fault, faults, type Target } from './faults.ts';
import { controlTime, speedUp, passTime } from './pageTime.ts';

export type FaultFixtures = { page: Page; request: APIRequestContext; browser: Browser };

/** How a user experiences a fault and recovers from it. */
export type FaultScenario = {
  /** Sends the request. */
  act: () => Promise<void>;
  /** The page's message; null without one. */
  message: (fault: string) => RegExp | null;
  /** Checks that the input is unchanged. */
  expectInput?: () => Promise<void>;
  /** Retries after the fault, without a reload; then returns to the start, unless it is the last time. */
  recover: (isLast: boolean) => Promise<void>;
};

/** A request, and the visit that sends it. */
export type FaultCase = { target: Target; start: (visit: FaultFixtures) => Promise<FaultScenario> };

/** The API has three retries; a timeout of the identity service is three times as long. */
const speedFor = (target: Target) => ('operation' in target ? 50 : 30);

/**
 * Seconds until the page can retry: rate-limited forms are enabled again, and the circuit breaker is half-open.
 * As short as possible: a sign-in counts as fresh for five minutes, for all faults together.
 */
function pauseAfter(fault: Fault, target: Target): number {
  if (fault.name === '429') return 61;
  return 'operation' in target ? 31 : 0;
}

type Run = { target: Target; scenario: FaultScenario; fault: Fault; isLast: boolean };

async function runFault(page: Page, { target, scenario, fault, isLast }: Run): Promise<void> {
  const findMessage = () => {
    const message = scenario.message(fault.name);
    return message && page.getByText(message).filter({ visible: true });
  };
  const before = findMessage();
  if (before) await expect(before, 'no message yet').toHaveCount(0);
  const failing = await failRequests(page, target, fault.response);
  if (fault.name === 'timeout') await speedUp(page, speedFor(target), 'path' in target ? undefined : target);
  await scenario.act();
  const after = findMessage();
  if (after) await expect(after.first()).toBeVisible();
  await expect.poll(failing.count, 'the request was sent, and failed').toBeGreaterThan(0);
  await expect(page.locator('#root')).not.toBeEmpty();
  await expect(page.locator('#start-failure')).toBeHidden();
  await scenario.expectInput?.();
  await failing.restore();
  await speedUp(page, 1);
  await passTime(page, pauseAfter(fault, target));
  await scenario.recover(isLast);
}

/** Runs every fault in one visit: the page reports it, keeps the input, and recovers without a reload. */
export async function runFaults(visit: FaultFixtures, { target, start }: FaultCase): Promise<void> {
  await controlTime(visit.page);
  const scenario = await start(visit);
  for (const fault of faults) {
    const isLast = fault === faults.at(-1);
    await test.step(fault.name, () => runFault(visit.page, { target, scenario, fault, isLast }));
  }
}
