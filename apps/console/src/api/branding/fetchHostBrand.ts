import { requestOnce } from '../requestOnce.ts';
import { brandingByHostQuery } from './brandingByHost.ts';
import type { Branding } from './queries.ts';

const key = 'host-brand';
/** The style sheet of the color, which `theme.js` applies before the first paint. */
const colorKey = 'brand';
const minute = 60_000;
/** Milliseconds that a cached brand is used without a request, and while it is requested. */
const lifetime = { fresh: 5 * minute, stale: 24 * 60 * minute };

type CachedBrand = { at: number; brand: Branding };

function readCache(): CachedBrand | null {
  try {
    const cached = JSON.parse(localStorage.getItem(key) ?? 'null') as CachedBrand | null;
    return cached && typeof cached.at === 'number' && Array.isArray(cached.brand.assets) ? cached : null;
  } catch {
    // The storage is blocked, or another build wrote it.
    return null;
  }
}

function writeCache(cached: CachedBrand): void {
  try {
    localStorage.setItem(key, JSON.stringify(cached));
  } catch {} // Storage full or blocked: requested again on the next visit.
}

function isColorStored(): boolean {
  try {
    return localStorage.getItem(colorKey) !== null;
  } catch {
    return false;
  }
}

/** Applies the brand color. Resolves immediately if a color is already on the page. */
async function showColor({ color }: Branding): Promise<void> {
  const isPainted = isColorStored();
  // A cache from an older build has no color.
  if (!color && !isPainted) return;
  const applied = import('@edge-console/ui/brand').then(
    ({ applyBrand, clearBrand }) => {
      clearBrand();
      if (color) applyBrand({ primary: color });
    },
    () => undefined,
  );
  if (!isPainted) await applied;
}

async function requestBrand(endpoint: string): Promise<Branding | null> {
  const result = await requestOnce(endpoint, brandingByHostQuery, { host: location.host });
  return result.ok ? result.value.brandingByHost : null;
}

export type ShowBrand = (brand: Branding) => void;

/** Loads and shows the host's current brand. */
export async function refreshHostBrand(endpoint: string, show: ShowBrand): Promise<void> {
  const brand = await requestBrand(endpoint);
  if (!brand) return;
  writeCache({ at: Date.now(), brand });
  show(brand);
  await showColor(brand);
}

/** Shows the host's cached brand, then the current one. Rejects if there is neither. */
export async function fetchHostBrand(endpoint: string, show: ShowBrand): Promise<void> {
  const cached = readCache();
  const age = cached ? Date.now() - cached.at : Infinity;
  // A clock that was set back must not keep it forever.
  const isShown = cached !== null && age >= 0 && age < lifetime.stale;
  if (isShown) {
    show(cached.brand);
    await showColor(cached.brand);
  }
  if (isShown && age < lifetime.fresh) return;
  const refresh = refreshHostBrand(endpoint, show);
  if (isShown) refresh.catch(() => undefined);
  else await refresh;
}
