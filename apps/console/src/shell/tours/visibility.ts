const overlays = '[role="dialog"]:not(.tour-box), [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Milliseconds that a page gets to stand; those while something is open over it do not count. */
const patience = 20_000;
/** Milliseconds that it has to stand still. */
const quiet = 500;

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Whether a selector meets something that is seen. */
export const isRendered = (target: string): boolean => [...document.querySelectorAll(target)].some(isShown);

/** Whether something is open over the page. */
export const isCovered = (): boolean => isRendered(overlays);

const busy = '[aria-busy="true"]';

/** Whether a tour can begin: its first target is seen and loaded, nothing is open, nothing has failed. */
const isStanding = (target: string): boolean =>
  [...document.querySelectorAll(target)].some(
    (element) => isShown(element) && !element.closest(busy) && !element.querySelector(busy),
  ) &&
  !isCovered() &&
  !isRendered('main [role="alert"]');

/** Resolves once a page stands and has stood still for a moment; false where it does not, or the signal aborts. */
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
