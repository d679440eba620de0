/** Height of the banner of an AppShell, which stays in use above every overlay. */
export const bandHeight = 'var(--band-height, 0px)';

/**
 * What an application lets float at the upper edge, below that banner, and at the lower edge: how much of the window it takes
 * there, with its gaps. Modals lie between.
 */
export const floatingTop = 'var(--floating-top, 0px)';
export const floatingBottom = 'var(--floating-bottom, 0px)';

/** Of a scrim: what floats at the lower edge lies below the modal, and no longer above the bars of the page. */
export const underModal = ':root:has([data-scrim]) &';
