let segmenter: Intl.Segmenter | undefined;
/** From here on characters may be made of several. */
const firstAccent = 0x300;

function firstCharacter(word: string): string {
  // Most names are plain: asking takes longer than the rest of an avatar.
  if (word.charCodeAt(0) < firstAccent && !(word.charCodeAt(1) >= firstAccent)) return word.charAt(0);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
}

/** Alone: in Greek a capital is written otherwise beside another. */
const initialOf = (word: string, locale: string): string => firstCharacter(word).toLocaleUpperCase(locale);

const lastWord = /\s(\S+)$/u;

/** At most two characters: the first of the first and of the last word; of an e-mail address, its first. */
export function initialsOf(name: string, locale: string): string {
  const words = name.trim();
  const last = lastWord.exec(words)?.[1];
  return (words && initialOf(words, locale)) + (last === undefined ? '' : initialOf(last, locale));
}

/** Degrees from one hue to the next: closer ones cannot be told from each other at this size. */
export const hueStep = 30;

/** Degrees on the colour wheel; the same name always has the same one, and neighbours in the alphabet do not. */
export function hueOf(name: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619);
  return ((hash >>> 0) % (360 / hueStep)) * hueStep;
}
