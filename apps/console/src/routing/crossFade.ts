import './crossFade.css.ts';
import type { ScreenEntry } from './screenEntry.ts';

/** Milliseconds for which the old page may stand still; a new one that takes longer simply appears. */
const patience = 300;

let shown: string | null = null;
let finish: (() => void) | null = null;

/** Whether the next page fades in over the last one: by its flag, else where no menu stays in place. */
export const crossFades = (entry: ScreenEntry | undefined): boolean =>
  entry?.crossFade ?? entry?.layout === 'notoolbar';

const isMotionWelcome = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Takes a picture of the page that is left, to be called when everything of the next one is there. The fade begins with
 * `pageShown`. The first page has nothing to fade from, and a page asked for again is the same one.
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
    // Called off by the browser (another one began, the tab was hidden): the page is there all the same.
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined);
  });
}

/** The page at this path is drawn. */
export function pageShown(pathname: string): void {
  shown = pathname;
  finish?.();
  finish = null;
}
