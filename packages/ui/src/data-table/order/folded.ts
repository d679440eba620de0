const accents = /\p{M}/gu;
const notPlain = /[\u0080-\uffff]/;

/** Whether a text in lower case has more than ASCII in it. */
export const isPlain = (lower: string): boolean => !notPlain.test(lower);

/** As it is searched: without case and accents, so that "garcia" finds García. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  return isPlain(lower) ? lower : lower.normalize('NFD').replaceAll(accents, '');
}
