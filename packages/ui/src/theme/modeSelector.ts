/**
 * Where colors are declared: on the page, and again on each section with its own theme. For older browsers, bundlers
 * compile `light-dark()` to custom properties that resolve where they are declared; inherited ones would keep the
 * page's theme.
 */
export const modeSelector = ':root, [data-mode]';
