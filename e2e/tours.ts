import type { Page } from '@playwright/test';

/** Enables the offer of a tour, which the test stack disables. */
export async function enableTours(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { features: object };
    return route.fulfill({ response, json: { ...json, features: { ...json.features, tours: true } } });
  });
}
