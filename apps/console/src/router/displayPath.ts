/** Control characters, line separators and bidirectional controls: a path must not distort the sentence around it. */
const deceptive = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A path as text: decoded where possible, and truncated, since it is untrusted. */
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
