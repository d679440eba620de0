/** Characters at the end that are never truncated. */
const tailLength = 6;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The index at which the untruncated end starts, or the length of a short text. Never splits a grapheme. */
export function truncationPoint(text: string): number {
  const starts = Array.from(segmenter.segment(text), ({ index }) => index);
  return starts.length <= tailLength * 2 ? text.length : (starts.at(-tailLength) ?? text.length);
}
