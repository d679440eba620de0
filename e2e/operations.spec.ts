import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { demoAccount } from './demoAccounts.ts';
import { openAs } from './session.ts';
import { expect, test } from './test.ts';

const job = {
  __typename: 'FailedJob',
  id: '0f8e4a52-5a0c-4f0e-9a39-1f6f6f5b7c11',
  kind: 'RESEND',
  attempts: 8,
  problem: 'REJECTED',
  problemCode: null,
  failedAt: '2026-11-30T13:58:00.000Z',
  superseded: false,
  account: null,
  user: null,
};

/** Other tests share the stack and its outbox, so the browser answers with a failed job until it is retried. */
async function failJob(page: Page): Promise<{ retriedIds: unknown[] }> {
  const retriedIds: unknown[] = [];
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON();
    if (operationName === 'RetryFailedJob') {
      retriedIds.push(variables.id);
      return route.fulfill({
        json: { data: { retryFailedJob: { __typename: 'RetryFailedJobPayload', ok: true, userErrors: [] } } },
      });
    }
    if (operationName !== 'FailedJobs') return route.fallback();
    const nodes = retriedIds.length > 0 ? [] : [job];
    return route.fulfill({
      json: {
        data: {
          failedJobs: {
            __typename: 'FailedJobConnection',
            totalCount: nodes.length,
            nodes,
            pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
          },
        },
      },
    });
  });
  return { retriedIds };
}

test('a failed job is shown and retried', async ({ page }) => {
  const { retriedIds } = await failJob(page);
  await openAs(page, demoAccount('admin'), '/operations');
  await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Send invitation again' });
  await expect(row).toContainText('8 attempts');
  await expect(row).toContainText('The service rejected the request.');
  expect(await axeViolations(page)).toEqual([]);
  await row.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The job will run again.')).toBeVisible();
  await expect(page.getByText('No failed jobs')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(retriedIds).toEqual([job.id]);
});
