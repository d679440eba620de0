import type { Page } from '@playwright/test';

/** Turns on what the stack of the journeys turns off: tours that start by themselves. */
export async function enableTours(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { features: object };
    return route.fulfill({ response, json: { ...json, features: { ...json.features, tours: true } } });
  });
}
