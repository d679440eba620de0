const controlCharacters = /\p{Cc}/u;
/** Characters that can look like a slash or a dot, and bidirectional overrides. */
const deceptive = /[\\\u2044\u2215\u29f8\uff0f\uff3c\u3002\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const anyOrigin = 'https://console.invalid';

/** Validates an internal URL, to prevent open redirects: returns path, query, and hash of an allowed page, or null. */
export function internalUrl(
  value: string | null | undefined,
  isAllowedPath: (pathname: string) => boolean,
): string | null {
  if (!value || value.length > 2_048) return null;
  if (!value.startsWith('/') || value[1] === '/' || controlCharacters.test(value) || deceptive.test(value)) return null;
  if (!URL.canParse(value, anyOrigin)) return null;
  const url = new URL(value, anyOrigin);
  if (url.origin !== anyOrigin || url.username || url.pathname.startsWith('//')) return null;
  if (!isAllowedPath(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
