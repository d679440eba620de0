/**
 * Makes a change of mode without the colours fading from one to the other: each control would fade for as long as a hover
 * takes, and a slow machine would show white buttons on a dark page for that time.
 *
 *     changeAtOnce(() => { document.documentElement.dataset.mode = 'dark'; });
 */
export function changeAtOnce(change: () => void): void {
  // Adopted, not written into the page: a strict policy forbids style text.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  change();
  // Asking for a size makes the browser compute every style now, while nothing may glide.
  document.documentElement.getBoundingClientRect();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}
