/**
 * Where colours are declared: on the page, and again on each part with a mode of its own. Bundlers write `light-dark()` for
 * older browsers as a pair of switches that a custom property resolves where it is declared; inherited, it would keep the
 * mode of the page.
 */
export const modeSelector = ':root, [data-mode]';
