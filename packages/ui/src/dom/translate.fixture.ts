/** A text node replaced by a translation: the node, its text, and its parent element. */
type Untranslated = readonly [text: Text, words: string, parent: string];

/** Translates as browsers do: replaces each text node by a `<font>` element, except in `translate="no"`. */
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
