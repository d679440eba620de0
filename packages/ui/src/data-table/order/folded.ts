const accents = /\p{M}/gu;
const notPlain = /[\u0080-\uffff]/;

/** As it is searched: without case and accents, so that "garcia" finds García. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  return notPlain.test(lower) ? lower.normalize('NFD').replaceAll(accents, '') : lower;
}
