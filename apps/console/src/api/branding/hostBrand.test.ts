import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfiguration } from '../../core/configuration/configuration.ts';
import { fetchHostBrand } from './fetchHostBrand.ts';
import type { Branding } from './queries.ts';
import { showHostBrand, startHostBrand, useProductName } from './hostBrand.ts';

vi.mock('./fetchHostBrand.ts', () => ({ fetchHostBrand: vi.fn<() => Promise<void>>() }));
vi.mock('../../core/preferences/currentColorMode.ts', () => ({ startWithColorMode: () => undefined }));

const configuration = readConfiguration({
  userPoolId: 'local_EdgeConsole',
  userPoolClientId: 'client',
  graphqlEndpoint: 'http://localhost/graphql',
  consoleHost: 'console.example',
});
const brand: Branding = { entityName: 'Northlight', defaultMode: null, color: null, socialProviders: [], assets: [] };

const Name = () => useProductName();
const shownName = () => renderToString(createElement(Name));

/** Opens a page on a reseller's host, whose brand arrives after `brandAfter` ms. */
function open(brandAfter: number) {
  vi.mocked(fetchHostBrand).mockImplementation(async () => {
    await new Promise((resolve) => void setTimeout(resolve, brandAfter));
    showHostBrand(brand);
  });
  const page = { isPainted: false };
  void startHostBrand(configuration).then(() => void (page.isPainted = true));
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { host: 'northlight.console.example' });
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('paints the first page after 300 ms without the brand, and shows the brand when it arrives', async () => {
  const page = open(2_000);
  await vi.advanceTimersByTimeAsync(299);
  expect(page.isPainted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([page.isPainted, shownName()]).toEqual([true, 'Edge Console']);
  await vi.advanceTimersByTimeAsync(1_700);
  expect(shownName()).toBe('Northlight');
});

it('paints the first page with a brand that arrives in time', async () => {
  const page = open(100);
  await vi.advanceTimersByTimeAsync(100);
  expect([page.isPainted, shownName()]).toEqual([true, 'Northlight']);
});

it('paints the first page without a brand that cannot be loaded', async () => {
  vi.mocked(fetchHostBrand).mockRejectedValue(new Error('No network'));
  await expect(startHostBrand(configuration)).resolves.toBeUndefined();
});
