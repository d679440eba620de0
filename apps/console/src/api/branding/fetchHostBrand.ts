import { requestOnce } from '../requestOnce.ts';
import { brandingByHostQuery } from './brandingByHost.ts';
import type { Branding } from './documents.ts';

const key = 'host-brand';
const minute = 60_000;
/** How long a brand is shown without asking, and how long while it is asked for. */
const lasting = { fresh: 5 * minute, shown: 24 * 60 * minute };

type Kept = { at: number; brand: Branding };

function readKept(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return kept && typeof kept.at === 'number' && Array.isArray(kept.brand.assets) ? kept : null;
  } catch {
    // Blocked, or of another build.
    return null;
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {} // Storage full or blocked: asked for again at the next visit.
}

async function ask(endpoint: string): Promise<Branding | null> {
  const result = await requestOnce(endpoint, brandingByHostQuery, { host: location.host });
  return result.ok ? result.value.brandingByHost : null;
}

/** Shows the brand of this host: at once as it was kept by the last visit, and as it is now. Rejects where it could not be asked for. */
export async function fetchHostBrand(endpoint: string, show: (brand: Branding) => void): Promise<void> {
  const kept = readKept();
  const age = kept ? Date.now() - kept.at : Infinity;
  // A clock that was set back must not keep it for ever.
  const isShown = kept !== null && age >= 0 && age < lasting.shown;
  if (isShown) show(kept.brand);
  if (isShown && age < lasting.fresh) return;
  const asked = ask(endpoint).then((brand) => {
    if (!brand) return;
    keep({ at: Date.now(), brand });
    show(brand);
  });
  if (isShown) asked.catch(() => undefined);
  else await asked;
}
