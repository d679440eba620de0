/** English has the product's own formats: `dd LLL yyyy`, 24 hours, SI units. */
export const isEnglish = (locale: string): boolean => /^en\b/iu.test(locale);

/**
 * Caches formatters (Intl) of one kind: creating one costs a hundred times as much as using it, and a page needs
 * hundreds.
 * @__NO_SIDE_EFFECTS__
 */
export function memoizeFormatters<Options extends object, Formatter>(
  Kind: new (locale: string, options: Options) => Formatter,
): (locale: string, options: Options) => Formatter {
  const known = new Map<string, Formatter>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const formatter = known.get(key) ?? new Kind(locale, options);
    known.set(key, formatter);
    return formatter;
  };
}
