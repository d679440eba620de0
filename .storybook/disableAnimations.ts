// Story runs look at a page the moment it says something: what is on its way in must be there at once, not half faded.
// Animations end as they would, only sooner, so what waits for their end goes on. Journeys (`e2e`) see the real times.
const still = new CSSStyleSheet();
still.replaceSync(
  '*, ::before, ::after, ::backdrop { animation-duration: 0s !important; transition-duration: 0s !important; }',
);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
