/** Characters that would distort the text around the path. */
const deceptive = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** An untrusted path as text: decoded if possible, and truncated. */
export function displayPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname).replace(deceptive, encodeURIComponent);
  } catch {
    // A malformed escape is shown verbatim.
  }
  const characters = Array.from(path);
  return characters.length > 200 ? `${characters.slice(0, 200).join('')}…` : path;
}
