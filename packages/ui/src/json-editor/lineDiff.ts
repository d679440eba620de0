import { commonEnds } from './textDifference.ts';

export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Beyond this number of comparisons, the middle is shown as fully removed and added. */
const maxCells = 4_000_000;

/** Lengths of the longest common subsequence after each pair of lines. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let at = before.length - 1; at >= 0; at -= 1) {
    // Both rows exist.
    const [row, below] = [rows[at] as Uint32Array, rows[at + 1] as Uint32Array];
    for (let other = after.length - 1; other >= 0; other -= 1) {
      row[other] =
        before[at] === after[other] ? (below[other + 1] ?? 0) + 1 : Math.max(below[other] ?? 0, row[other + 1] ?? 0);
    }
  }
  return rows;
}

/** The shortest line diff of two texts. */
export function lineDiff(before: readonly string[], after: readonly string[]): DiffLine[] {
  const { start, end } = commonEnds(before, after);
  const line =
    (kind: DiffLine['kind']) =>
    (text: string): DiffLine => ({ kind, text });
  const old = before.slice(start, before.length - end);
  const fresh = after.slice(start, after.length - end);
  let middle: DiffLine[] = [];
  // Concatenated, since engines limit the number of spread arguments.
  if (old.length * fresh.length > maxCells) middle = [...old.map(line('removed')), ...fresh.map(line('added'))];
  else {
    const common = commonLengths(old, fresh);
    let [at, other] = [0, 0];
    while (at < old.length || other < fresh.length) {
      const text = old[at];
      if (text !== undefined && text === fresh[other]) {
        middle.push({ kind: 'same', text });
        at += 1;
        other += 1;
      } else if (
        text !== undefined &&
        (other >= fresh.length || (common[at + 1]?.[other] ?? 0) >= (common[at]?.[other + 1] ?? 0))
      ) {
        middle.push({ kind: 'removed', text });
        at += 1;
      } else {
        middle.push({ kind: 'added', text: fresh[other] ?? '' });
        other += 1;
      }
    }
  }
  return [
    ...before.slice(0, start).map(line('same')),
    ...middle,
    ...before.slice(before.length - end).map(line('same')),
  ];
}

export type DiffRow = DiffLine | { kind: 'skipped'; count: number };

/** The changed lines with a few lines of context. */
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
