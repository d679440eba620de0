/**
 * Changes the theme without color transitions. Otherwise each control would fade for the length of its hover
 * transition, and a slow machine would show white buttons on a dark page meanwhile.
 *
 * withoutTransitions(() => { document.documentElement.dataset.mode = 'dark'; });
 */
export function withoutTransitions(change: () => void): void {
  // An adopted style sheet, because a strict content security policy forbids style elements.
  const still = new CSSStyleSheet();
  // Zero duration, not `none`, which would also cancel running transitions that a closing overlay waits for.
  still.replaceSync(
    '*, ::before, ::after, ::backdrop { transition-duration: 0s !important; transition-delay: 0s !important; }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  change();
  // A running fade to an unchanged color would otherwise continue.
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition && /color|shadow/.test(animation.transitionProperty)) animation.finish();
  // Reading a size forces the browser to compute all styles while transitions are off.
  document.documentElement.getBoundingClientRect();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}
