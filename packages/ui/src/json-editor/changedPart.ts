import { sharedEnds } from './sharedEnds.ts';

/** A line in three: what it shares with its counterpart at both ends, and what is its own. */
export function changedPart(text: string, other: string): readonly [start: string, own: string, end: string] {
  const { start, end } = sharedEnds(text, other);
  return [text.slice(0, start), text.slice(start, text.length - end), text.slice(text.length - end)];
}
