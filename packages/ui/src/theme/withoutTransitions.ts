/**
 * Makes a change of mode without the colours fading from one to the other: each control would fade for as long as a hover
 * takes, and a slow machine would show white buttons on a dark page for that time.
 *
 *     withoutTransitions(() => { document.documentElement.dataset.mode = 'dark'; });
 */
export function withoutTransitions(change: () => void): void {
  // Adopted, not written into the page: a strict policy forbids style text.
  const still = new CSSStyleSheet();
  // Zero duration, not `none`: that would cancel running transitions, too, whose end a closing overlay waits for.
  still.replaceSync(
    '*, ::before, ::after, ::backdrop { transition-duration: 0s !important; transition-delay: 0s !important; }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  change();
  // A fade that has begun, to a colour that stays the same, would go on.
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition && /color|shadow/.test(animation.transitionProperty)) animation.finish();
  // Asking for a size makes the browser compute every style now, while nothing may glide.
  document.documentElement.getBoundingClientRect();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}
