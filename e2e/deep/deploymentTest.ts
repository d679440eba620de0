import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoAccount } from '../demoAccounts.ts';
import { fillSignIn } from '../session.ts';
import { expect, test as base } from '../test.ts';
import { type Build, type Builds, makeBuilds } from './builds.ts';
import { type Deployment, openDeployment } from './deployment.ts';

export const test = base.extend<{ deployment: Deployment }, { builds: Builds }>({
  // Playwright reads from the pattern which fixtures are wanted.
  builds: [
    // oxlint-disable-next-line no-empty-pattern -- none
    async ({}, provide, { project }) => {
      const builds = await makeBuilds(project.use.baseURL ?? '');
      await provide(builds);
      await rm(builds.root, { recursive: true });
    },
    { scope: 'worker' },
  ],
  deployment: async ({ baseURL, page, builds }, provide) => {
    const deployment = await openDeployment(baseURL ?? '', builds);
    await provide(deployment);
    // Close the page first: without its host it would log errors.
    await page.close();
    await deployment.close();
  },
});

export const build = (page: Page) => page.locator('meta[name=build]').getAttribute('content');
export const runs = (page: Page, deployment: Deployment, which: Build) =>
  expect(page.locator('meta[name=build]')).toHaveAttribute('content', deployment.idOf(which));

export const users = (page: Page) => page.getByRole('heading', { level: 1, name: /^Users/ });

export async function signInAt(page: Page, deployment: Deployment): Promise<void> {
  await page.goto(`${deployment.origin}/users/`);
  await fillSignIn(page, demoAccount('admin'));
  await expect(users(page)).toBeVisible();
}
