const sections = 20;
const itemsOfSection = 30;

const list = (count, draw) => Array.from({ length: count }, (_none, index) => draw(index)).join('');

/** A paragraph, a paragraph, a button, a text field, repeated. */
function targetOf(section) {
  const attributes = `class="target" id="t${section}"`;
  if (section % 4 === 2) return `<button ${attributes} type="button">Action ${section}</button>`;
  if (section % 4 === 3) return `<label ${attributes}>Name ${section} <input name="n${section}"></label>`;
  return `<p ${attributes}>Paragraph ${section}</p>`;
}

const item = (section) => (index) =>
  `<li class="item"><span class="key">Item ${section}.${index}</span> <span>value ${index}</span></li>`;

const section = (index) => `<section aria-labelledby="h${index}"><h2 id="h${index}">Section ${index}</h2>
${targetOf(index)}<ul class="grid">${list(itemsOfSection, item(index))}</ul></section>`;

/**
 * The page for every tour: about 1,900 elements and a dozen screens high. Nothing is inline, so that it can be served
 * with a strict policy.
 */
export const markup = (styles) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tours</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}</head><body>
<header class="top"><h1>Tours</h1><button id="launch" type="button">Launch</button></header>
<main><div id="above"></div>${list(sections, section)}
<section aria-labelledby="hn"><h2 id="hn">A list in the page</h2>
<div class="scroller" id="scroller" tabindex="0" role="region" aria-label="List"><div class="spacer"></div>
<p class="target" id="nested">In a list</p><div class="spacer"></div></div></section>
<section aria-labelledby="hs"><h2 id="hs">A shadow</h2><div id="host"></div></section></main>
<dialog id="modal" aria-label="Modal"><p class="target" id="inside">In a dialog</p>
<button id="close" type="button">Close</button></dialog>
<div id="root"></div><script type="module" src="app.js"></script></body></html>`;
