/** Characters at the end that always stay in sight. */
const tailLength = 6;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Where the end begins that is never cut off; short texts have none. No character is split in two. */
export function truncationPoint(text: string): number {
  const starts = Array.from(segmenter.segment(text), ({ index }) => index);
  return starts.length <= tailLength * 2 ? text.length : (starts.at(-tailLength) ?? text.length);
}
