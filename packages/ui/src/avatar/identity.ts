let segmenter: Intl.Segmenter | undefined;
/** The first combining code unit: from here on a character can have several. */
const firstAccent = 0x300;

function firstCharacter(word: string): string {
  // Fast path: the segmenter costs more than the rest of an avatar.
  if (word.charCodeAt(0) < firstAccent && !(word.charCodeAt(1) >= firstAccent)) return word.charAt(0);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
}

/** Capitalized alone, since Greek capitals depend on the next letter. */
const initialOf = (word: string, locale: string): string => firstCharacter(word).toLocaleUpperCase(locale);

const lastWordPattern = /\s(\S+)$/u;

/** The initials of the first and last word; one initial for an email address. */
export function initialsOf(name: string, locale: string): string {
  const trimmed = name.trim();
  const last = lastWordPattern.exec(trimmed)?.[1];
  return (trimmed && initialOf(trimmed, locale)) + (last === undefined ? '' : initialOf(last, locale));
}

/** Degrees between hues: closer ones look the same at this size. */
export const hueStep = 30;

/** Hue in degrees, from a hash of the name. */
export function hueOf(name: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619);
  return ((hash >>> 0) % (360 / hueStep)) * hueStep;
}
