import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestOnce } from '../requestOnce.ts';
import { fetchHostBrand, refreshHostBrand } from './fetchHostBrand.ts';
import type { Branding } from './queries.ts';

const { applyBrand, clearBrand } = vi.hoisted(() => ({
  applyBrand: vi.fn<() => void>(),
  clearBrand: vi.fn<() => void>(),
}));
vi.mock('../requestOnce.ts', () => ({ requestOnce: vi.fn<typeof requestOnce>() }));
vi.mock('@edge-console/ui/brand', () => ({ applyBrand, clearBrand }));

const stored = new Map<string, string>();
const show = vi.fn<(brand: Branding) => void>();
const branded = (color: string | null): Branding => ({
  entityName: 'Northlight',
  defaultMode: null,
  color,
  socialProviders: [],
  assets: [],
});
const respondWith = (brand: Branding) =>
  vi.mocked(requestOnce).mockResolvedValue({ ok: true, value: { brandingByHost: brand } });

beforeEach(() => {
  stored.clear();
  vi.clearAllMocks();
  vi.stubGlobal('location', { host: 'northlight.console.example' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('applies the color before the first page of a first visit is painted', async () => {
  respondWith(branded('#17897f'));
  await fetchHostBrand('/graphql', show);
  expect(applyBrand).toHaveBeenCalledExactlyOnceWith({ primary: '#17897f' });
});

it('does not load the solver for a host without a color', async () => {
  respondWith(branded(null));
  await fetchHostBrand('/graphql', show);
  expect(show).toHaveBeenCalledOnce();
  expect([applyBrand, clearBrand].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('removes the stored color of a host that has none anymore', async () => {
  stored.set('brand', '@layer brand{}');
  respondWith(branded(null));
  await refreshHostBrand('/graphql', show);
  await vi.waitFor(() => expect(clearBrand).toHaveBeenCalledOnce());
  expect(applyBrand).not.toHaveBeenCalled();
});

it('uses a cached color for five minutes without a request', async () => {
  stored.set('host-brand', JSON.stringify({ at: Date.now(), brand: branded('#17897f') }));
  await fetchHostBrand('/graphql', show);
  expect(requestOnce).not.toHaveBeenCalled();
  expect(applyBrand).toHaveBeenCalledExactlyOnceWith({ primary: '#17897f' });
});

it('shows a cache of an older build, which has no color', async () => {
  const { color: _, ...older } = branded(null);
  stored.set('host-brand', JSON.stringify({ at: Date.now(), brand: older }));
  await fetchHostBrand('/graphql', show);
  expect(show).toHaveBeenCalledOnce();
  expect(applyBrand).not.toHaveBeenCalled();
});
