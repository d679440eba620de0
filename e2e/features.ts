import type { Page } from '@playwright/test';

/** Changes flags of the console's configuration for a page. */
export async function setFeatures(page: Page, changed: Readonly<Record<string, boolean>>): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { features: object };
    return route.fulfill({ response, json: { ...json, features: { ...json.features, ...changed } } });
  });
}
