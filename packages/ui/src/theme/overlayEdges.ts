/** Height of an AppShell's banner, which stays usable above every overlay. */
export const bandHeight = 'var(--band-height, 0px)';

/**
 * Space taken by elements that an application floats at the top of the window (below the banner) and at the bottom,
 * with gaps. Modals fit in between.
 */
export const floatingTop = 'var(--floating-top, 0px)';
export const floatingBottom = 'var(--floating-bottom, 0px)';

/** While a scrim is open: elements floating at the bottom are below the modal, so they need not clear the page's bars. */
export const underModal = ':root:has([data-scrim]) &';
