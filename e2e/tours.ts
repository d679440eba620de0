import type { Page } from '@playwright/test';
import { setFeatures } from './features.ts';

/** Enables the offer of a tour, which the test stack disables. */
export const enableTours = (page: Page): Promise<void> => setFeatures(page, { tours: true });
