/** A text that the page no longer shows: the node, its words, and the element that it stood in. */
type Untranslated = readonly [text: Text, words: string, parent: string];

/** As a browser does it: its own words in a `<font>` in place of each text, but for what says that it is none to translate. */
export function translate(page: Element): Untranslated[] {
  const messages: Text[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (
      text.data.trim() !== '' &&
      text.parentElement?.closest('script, style, title, svg, textarea, option, [translate=no]') === null
    )
      messages.push(text);
  }
  return messages.map((text) => {
    const { parentElement } = text;
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
    return [text, text.data, `${parentElement?.localName} class="${parentElement?.className}"`];
  });
}
