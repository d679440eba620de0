const collators = new Map<string, Intl.Collator>();

/** The collator of a locale, cached: making the first one takes milliseconds. */
export function collatorOf(locale: string): Intl.Collator {
  let collator = collators.get(locale);
  if (collator === undefined) collators.set(locale, (collator = new Intl.Collator(locale)));
  return collator;
}
