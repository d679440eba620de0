/** Larger logos belong on a server: the brand is stored in localStorage and parsed before the first paint. */
export const maxLogoLength = 64 * 1024;

/** Characters that could end or escape a quoted `url("…")`. */
const unsafe = /["'\\()<>\s\p{Cc}]/gu;
const encode = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;

/**
 * A logo URL that is safe inside `url("…")`: http(s), blob, or a `data:` image; null for anything else.
 * As a CSS image, an SVG runs no scripts and loads no resources.
 */
export function parseLogo(text: unknown): string | null {
  if (!(typeof text === 'string' || text instanceof URL) || !URL.canParse(text)) return null;
  const { href, protocol } = new URL(text);
  const isDataImage = protocol === 'data:' && /^data:image\/[a-z0-9.+-]+[;,]/i.test(href);
  if (!isDataImage && !['https:', 'http:', 'blob:'].includes(protocol)) return null;
  return href.length > maxLogoLength ? null : href.replace(unsafe, encode);
}
