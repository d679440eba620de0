import { diffArrays } from 'diff/lib/diff/array.js';
import { commonEnds } from './textDifference.ts';

export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Beyond this many changed lines, everything between the first and the last change is shown as replaced. */
const maxEditLength = 1_000;

const toLines = (texts: readonly string[], kind: DiffLine['kind']): DiffLine[] => texts.map((text) => ({ kind, text }));

/** The fewest lines to remove and add to make `after` of `before`. */
export function lineDiff(before: readonly string[], after: readonly string[]): DiffLine[] {
  const { start, end } = commonEnds(before, after);
  const old = before.slice(start, before.length - end);
  const fresh = after.slice(start, after.length - end);
  const changes = diffArrays(old, fresh, { maxEditLength });
  const middle = changes
    ? changes.flatMap(({ value, removed, added }) => toLines(value, removed ? 'removed' : added ? 'added' : 'same'))
    : [...toLines(old, 'removed'), ...toLines(fresh, 'added')];
  return [...toLines(before.slice(0, start), 'same'), ...middle, ...toLines(before.slice(before.length - end), 'same')];
}

export type DiffRow = DiffLine | { kind: 'skipped'; count: number };

/** Only the changes and a few lines around each. */
export function onlyChanges(lines: readonly DiffLine[], around = 2): DiffRow[] {
  const near = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'),
  );
  const rows: DiffRow[] = [];
  let skipped = 0;
  const flush = () => {
    if (skipped > 0) rows.push({ kind: 'skipped', count: skipped });
    skipped = 0;
  };
  lines.forEach((one, at) => {
    if (near[at]) {
      flush();
      rows.push(one);
    } else skipped += 1;
  });
  flush();
  return rows;
}
