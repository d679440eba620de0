import './crossFade.css.ts';
import type { ScreenRoute } from './screenRoute.ts';

/** The view transition can freeze the old page this long. A slower page appears without a fade. */
const timeoutMs = 300;

let shown: string | null = null;
let finish: (() => void) | null = null;

/** Whether the next page cross-fades: by its flag, or if its layout has no menu. */
export const crossFades = (route: ScreenRoute | undefined): boolean =>
  route?.crossFade ?? route?.layout === 'notoolbar';

const isMotionWelcome = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Starts a view transition once the next page is loaded. The fade begins with `pageShown`. Skipped for the first or the same page. */
export async function startCrossFade(pathname: string, signal: AbortSignal): Promise<void> {
  if (shown === null || shown === pathname || signal.aborted) return;
  if (!('startViewTransition' in document) || document.visibilityState === 'hidden' || !isMotionWelcome()) return;
  await new Promise<void>((captured) => {
    const transition = document.startViewTransition(() => {
      captured();
      return new Promise<void>((resolve) => {
        finish = resolve;
        signal.addEventListener('abort', () => resolve());
        setTimeout(resolve, timeoutMs);
      });
    });
    // The browser can skip the transition; the page is shown anyway.
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined);
  });
}

/** The page at this path has rendered. */
export function pageShown(pathname: string): void {
  shown = pathname;
  finish?.();
  finish = null;
}
