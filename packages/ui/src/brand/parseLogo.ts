/** A logo of more than this belongs on a server: the brand is kept in localStorage and parsed before the first paint. */
export const maxLogoLength = 64 * 1024;

/** What would end a quoted `url("…")` or begin an escape in it; a URL keeps its meaning with these encoded. */
const unsafe = /["'\\()<>\s\p{Cc}]/gu;
const encode = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;

/**
 * The address of a logo, safe inside `url("…")`: over http(s), of a blob, or a picture as `data:`; null of anything else.
 * As a CSS image an SVG runs no script and loads nothing.
 */
export function parseLogo(text: unknown): string | null {
  if (!(typeof text === 'string' || text instanceof URL) || !URL.canParse(text)) return null;
  const { href, protocol } = new URL(text);
  const isPicture = protocol === 'data:' && /^data:image\/[a-z0-9.+-]+[;,]/i.test(href);
  if (!isPicture && !['https:', 'http:', 'blob:'].includes(protocol)) return null;
  return href.length > maxLogoLength ? null : href.replace(unsafe, encode);
}
