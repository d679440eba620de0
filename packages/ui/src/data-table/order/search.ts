const accents = /\p{M}/gu;

/** As it is searched: without case and accents, so that "garcia" finds García. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  // Most texts are plain; a loop tells sooner than an expression.
  for (let at = 0; at < lower.length; at += 1) {
    if (lower.charCodeAt(at) > 127) return lower.normalize('NFD').replaceAll(accents, '');
  }
  return lower;
}

/** Rows for which `isMatch` holds, of those in `among`, else of all `count`. Pauses often. */
export function* matchingRows(
  count: number,
  among: Uint32Array | undefined,
  isMatch: (row: number) => boolean,
): Generator<void, Uint32Array> {
  const size = among?.length ?? count;
  const found = new Uint32Array(size);
  let length = 0;
  for (let at = 0; at < size; at += 1) {
    const row = among === undefined ? at : (among[at] as number);
    if (isMatch(row)) {
      found[length] = row;
      length += 1;
    }
    if ((at & 1_023) === 1_023) yield;
  }
  return found.slice(0, length);
}
