/** Controls, line separators, and what turns the direction of the words around it: a path must not write our sentence anew. */
const deceptive = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A path as text: decoded where it can be, and cut, since anybody can write it. */
export function shownPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname).replace(deceptive, encodeURIComponent);
  } catch {
    // A broken escape is shown as it stands.
  }
  const characters = Array.from(path);
  return characters.length > 200 ? `${characters.slice(0, 200).join('')}…` : path;
}
