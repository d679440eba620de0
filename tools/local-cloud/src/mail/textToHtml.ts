const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe as element content and inside a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Escapes plain text and links its http URLs, without a trailing period. */
export function textToHtml(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(/\bhttps?:\/\/[^\s<>"]+/g)) {
    const address = match[0].replace(/[.,;:!?)\]]+$/, '');
    const link = `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;
    html += escapeHtml(text.slice(end, match.index)) + link;
    end = match.index + address.length;
  }
  return html + escapeHtml(text.slice(end));
}
