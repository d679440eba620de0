const controlCharacters = /\p{Cc}/u;
/** Characters that some parser or font takes for a slash or a dot, and bidirectional overrides. */
const deceptive = /[\\\u2044\u2215\u29f8\uff0f\uff3c\u3002\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const anyOrigin = 'https://console.invalid';

/**
 * Validates an internal address, for returnTo and for the configuration (no open redirect): path, query and hash of a known page, or null.
 * It is never assigned to `location`; still nothing passes that another parser could read as another origin.
 */
export function internalUrl(
  value: string | null | undefined,
  isKnownPath: (pathname: string) => boolean,
): string | null {
  if (!value || value.length > 2_048) return null;
  if (!value.startsWith('/') || value[1] === '/' || controlCharacters.test(value) || deceptive.test(value)) return null;
  if (!URL.canParse(value, anyOrigin)) return null;
  const url = new URL(value, anyOrigin);
  if (url.origin !== anyOrigin || url.username || url.pathname.startsWith('//')) return null;
  if (!isKnownPath(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
