// Ends animations immediately, so that stories do not check half-faded elements. Events still fire, so code that waits for the end
// continues. End-to-end tests use the real times.
const still = new CSSStyleSheet();
still.replaceSync(
  '*, ::before, ::after, ::backdrop { animation-duration: 0s !important; transition-duration: 0s !important; }',
);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
