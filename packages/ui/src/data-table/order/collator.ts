const collators = new Map<string, Intl.Collator>();

/** The collator of a locale. Made once: the first of a page takes milliseconds. */
export function collatorOf(locale: string): Intl.Collator {
  let collator = collators.get(locale);
  if (collator === undefined) collators.set(locale, (collator = new Intl.Collator(locale)));
  return collator;
}
