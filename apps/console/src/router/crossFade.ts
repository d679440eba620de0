import './crossFade.css.ts';
import type { ScreenRoute } from './screenRoute.ts';

/** Milliseconds for which the view transition may freeze the old page; a new one that takes longer appears without a fade. */
const patience = 300;

let shown: string | null = null;
let finish: (() => void) | null = null;

/** Whether the next page cross-fades: by its flag, else where no menu stays in place. */
export const crossFades = (route: ScreenRoute | undefined): boolean =>
  route?.crossFade ?? route?.layout === 'notoolbar';

const isMotionWelcome = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Starts a view transition (a snapshot of the old page), to be called when the next page is loaded. The fade begins with
 * `pageShown`. None for the first page, nor for a reload of the same page.
 */
export async function beginCrossFade(pathname: string, signal: AbortSignal): Promise<void> {
  if (shown === null || shown === pathname || signal.aborted) return;
  if (!('startViewTransition' in document) || document.visibilityState === 'hidden' || !isMotionWelcome()) return;
  await new Promise<void>((pictured) => {
    const transition = document.startViewTransition(() => {
      pictured();
      return new Promise<void>((resolve) => {
        finish = resolve;
        signal.addEventListener('abort', () => resolve());
        setTimeout(resolve, patience);
      });
    });
    // Skipped by the browser (another transition began, the tab was hidden): the page is shown all the same.
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
