const longest = 300;
/** Maximum characters of a message; the rest is cut before scrubbing. */
const readAtMost = 2_000;
const address = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>()]+/gi;
/** A path's query or fragment, even if cut. */
const query = /[^\s"'<>()]*[?&#][\w.[\]-]+=[^\s"'<>()]*/g;
const eMail = /[^\s"'<>()=:,;]+@[^\s"'<>()=:,;]+/g;
/** Likely a token, key, or ID: long, or with digits. */
const token = /[A-Za-z0-9_\-+/=.%~]{20,}/g;
const digits = /\d[\d\s-]{2,}\d/g;
/** Engines quote property names or parsed input; only names are kept. */
const quoted = /"[^"]*"?|(?<![A-Za-z])'[^']*'?|`[^`]*`?/g;
const isName = (text: string) => /^(['`])[A-Za-z_$][A-Za-z_$]{0,30}\1$/.test(text);

/** Placeholder for a removed URL: a private-use character that no other rule matches. */
const mark = '\uE000';

/** Keeps the file name of a build's URL, and removes other URLs. */
export function scrubAddress(text: string): string {
  const file = /\/assets\/([A-Za-z0-9_.-]+\.(?:js|css))(?=[?#:)\s]|$)/.exec(text);
  return file ? `/assets/${file[1]}` : '[address]';
}

const withoutQuotes = (text: string) => text.replace(quoted, (found) => (isName(found) ? found : '[quoted]'));

/** Removes email addresses and quoted text, and keeps hosts, ports, and numbers, which operators need. */
export const scrubMessage = (text: string): string => withoutQuotes(text).replace(eMail, '[e-mail]');

/**
 * Removes personal data and secrets from a message: URLs, email addresses, tokens, codes, and quoted text. `values` are
 * the page's form values.
 */
export function scrubText(text: string, values: readonly string[] = []): string {
  let scrubbed = text.slice(0, readAtMost).replaceAll(mark, ' ');
  for (const value of values.toSorted((one, other) => other.length - one.length))
    if (value.length > 1) scrubbed = scrubbed.replaceAll(value, '[value]');
  const files: string[] = [];
  const withoutAddresses = scrubbed
    .replace(address, (found) => {
      files.push(scrubAddress(found));
      return mark;
    })
    .replace(query, '[address]');
  return withoutQuotes(withoutAddresses)
    .replace(eMail, '[e-mail]')
    .replace(token, '[token]')
    .replace(digits, '[number]')
    .replaceAll(mark, () => files.shift() ?? '')
    .slice(0, longest);
}
