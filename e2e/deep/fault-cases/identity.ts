import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { dismissSnackbars, type FaultCase, retry } from '../faultCase.ts';
import { answered, withAnswer } from '../faults.ts';
import { answerField } from '../screenParts.ts';
import { enterAsReseller } from '../signedInAs.ts';

const path = '/reseller-settings';
const dialog = (page: Page) => page.getByRole('dialog');

/** A picture that no place shows, and one that the menu does. */
const image = (name: string, inUse: boolean) => ({
  id: `00000000-0000-4000-8000-00000000000${inUse ? 2 : 1}`,
  url: inUse ? '/favicon-acting.svg' : '/favicon.svg',
  name,
  bytes: 2048,
  width: 356,
  height: 56,
  inUse,
});
const [free, shown] = [image('free.png', false), image('menu.png', true)];
const branding = (url: string | null) => ({
  entityName: 'Northlight',
  defaultMode: null,
  socialProviders: [],
  assets: [{ slot: 'NAV_LOGO', url, darkUrl: null, width: 356, height: 56 }],
});

/** The images dialog of the menu's logo, with these pictures in it: what other visits see stays as it is. */
async function openImages(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /menu logo$/i })
    .first()
    .click();
  await dialog(page).getByRole('tab', { name: 'Select image' }).click();
}

async function withImages(page: Page): Promise<void> {
  await answerField(page, 'query Images', {
    json: {
      data: { images: { totalCount: 2, nodes: [free, shown], pageInfo: { endCursor: null, hasNextPage: false } } },
    },
  });
  await answerField(page, 'query Branding {', {
    json: { data: { branding: branding(shown.url), viewer: { entity: { slug: 'northlight' } } } },
  });
}

const images: FaultCase = {
  target: { operation: 'Images' },
  async begin(visit) {
    const { page } = visit;
    await enterAsReseller(visit, path);
    return {
      act: () => openImages(page),
      says: () => /Images could not be loaded\./,
      async recover() {
        await dialog(page)
          .getByRole('button', { name: /^Retry/ })
          .click();
        await expect(dialog(page).getByRole('radio', { name: /^No image/ })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
      },
    };
  },
};

const deleteImage: FaultCase = {
  target: { operation: 'DeleteImage' },
  async begin(visit) {
    const { page } = visit;
    await withImages(page);
    await enterAsReseller(visit, path);
    await openImages(page);
    await dialog(page)
      .getByRole('radio', { name: /^free\.png/ })
      .check();
    const question = page.getByRole('alertdialog');
    const confirm = () => question.getByRole('button', { name: 'Delete image' }).click();
    return {
      async act() {
        if (await question.isHidden()) await dialog(page).getByRole('button', { name: 'Delete free.png' }).click();
        await confirm();
      },
      async isKept() {
        await expect(page.getByText('free.png').first()).toBeVisible();
      },
      async recover(isLast) {
        if (!isLast) {
          await question.getByRole('button', { name: 'Cancel' }).click();
          await expect(question).toBeHidden();
          return;
        }
        const { target, answer } = answered('DeleteImage', { ok: true });
        await withAnswer(page, target, answer, async () => {
          await confirm();
          await expect(page.getByText('free.png deleted')).toBeVisible();
        });
      },
    };
  },
};

const setAsset: FaultCase = {
  target: { operation: 'SetBrandAsset' },
  async begin(visit) {
    const { page } = visit;
    await withImages(page);
    await enterAsReseller(visit, path);
    const choose = async () => {
      await openImages(page);
      await dialog(page)
        .getByRole('radio', { name: /^free\.png/ })
        .check();
      await dialog(page).getByRole('button', { name: 'Use image' }).click();
    };
    return {
      act: choose,
      says: () => /The changes could not be saved\./,
      async recover(isLast) {
        const { target, answer } = answered('SetBrandAsset', { branding: branding(free.url) });
        await withAnswer(page, target, answer, async () => {
          await choose();
          await expect(page.getByText('Menu logo saved.')).toBeVisible();
        });
        await dismissSnackbars(page);
        if (!isLast) await page.reload();
      },
    };
  },
};

const clearAsset: FaultCase = {
  target: { operation: 'ClearBrandAsset' },
  async begin(visit) {
    const { page } = visit;
    await withImages(page);
    await enterAsReseller(visit, path);
    const remove = () => page.getByRole('button', { name: 'Remove menu logo' }).click();
    return {
      act: remove,
      says: () => /The changes could not be saved\./,
      async isKept() {
        await expect(page.getByRole('button', { name: 'Remove menu logo' })).toBeVisible();
      },
      async recover(isLast) {
        const { target, answer } = answered('ClearBrandAsset', { branding: branding(null) });
        await withAnswer(page, target, answer, async () => {
          await remove();
          await expect(page.getByText('Menu logo removed.')).toBeVisible();
        });
        await dismissSnackbars(page);
        if (!isLast) await page.reload();
      },
    };
  },
};

const load: FaultCase = {
  target: { operation: 'Branding' },
  async begin(visit) {
    const { page } = visit;
    return {
      act: () => enterAsReseller(visit, path),
      says: () => /The identity could not be loaded\./,
      async recover() {
        await retry(page);
        await expect(page.getByRole('heading', { level: 2, name: 'Images' })).toBeVisible();
      },
    };
  },
};

const mode: FaultCase = {
  target: { operation: 'UpdateBranding' },
  async begin(visit) {
    const { page } = visit;
    await enterAsReseller(visit, path);
    const dark = page.getByRole('radiogroup', { name: 'Default mode' }).getByRole('radio', { name: 'Dark' });
    return {
      act: () => dark.click(),
      says: () => /The changes could not be saved\./,
      async recover(isLast) {
        await dark.click();
        await expect(page.getByText('Default mode saved.')).toBeVisible();
        await dismissSnackbars(page);
        if (isLast) return;
        await page.getByRole('radiogroup', { name: 'Default mode' }).getByRole('radio', { name: 'Light' }).click();
        await expect(page.getByText('Default mode saved.')).toBeVisible();
        await page.reload();
      },
    };
  },
};

export const identityCases: readonly FaultCase[] = [load, mode, images, deleteImage, setAsset, clearAsset];
