const overlays = '[role="dialog"]:not(.tour-box), [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Milliseconds for a page to become stable, not counting open overlays. */
const patience = 20_000;
/** Milliseconds without changes until a page is stable. */
const quiet = 500;

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Whether the selector matches a visible element. */
export const isRendered = (target: string): boolean => [...document.querySelectorAll(target)].some(isShown);

/** Whether an overlay is open. */
export const isCovered = (): boolean => isRendered(overlays);

const busy = '[aria-busy="true"]';

/** Whether a tour can start: its first target is visible and loaded, no overlay is open, and nothing has failed. */
const isStanding = (target: string): boolean =>
  [...document.querySelectorAll(target)].some(
    (element) => isShown(element) && !element.closest(busy) && !element.querySelector(busy),
  ) &&
  !isCovered() &&
  !isRendered('main [role="alert"]');

/** Resolves with true once the page is stable; with false on timeout or abort. */
export function whenVisible(target: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (isReady: boolean) => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(limit);
      resolve(isReady);
    };
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isStanding(target)) end(true);
      }, quiet);
    };
    const observer = new MutationObserver(look);
    const giveUp = () => {
      if (isCovered()) limit = setTimeout(giveUp, patience);
      else end(false);
    };
    let limit = setTimeout(giveUp, patience);
    signal.addEventListener('abort', () => end(false));
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    look();
  });
}
